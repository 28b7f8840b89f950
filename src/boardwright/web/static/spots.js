// Where a key or a tag hides least: of some places near a piece, the one with the least on it.

const LITTLE = 60;
const PICKED = 4;

const right = ({ x, width }) => x + width;
const foot = ({ y, height }) => y + height;

export function overlap(a, b) {
  const across = Math.min(right(a), right(b)) - Math.max(a.x, b.x);
  const down = Math.min(foot(a), foot(b)) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

// Around a box, touching its corners and edges by `lap`: the upper left first.
export function around(at, { width, height }, lap) {
  const [left, over, middle] = [at.x - width + lap, at.y - height + lap, at.x + (at.width - width) / 2];
  const [after, under, level] = [right(at) - lap, foot(at) - lap, at.y + (at.height - height) / 2];
  const places = [[left, over], [after, over], [middle, over], [left, level], [after, level], [middle, under], [left, under], [after, under]];
  return places.map(([x, y]) => ({ x, y, width, height }));
}

// What lies in a picture: boxes of small things, and as they are put, keys and tags, which count for more.
export class Spots {
  constructor(view) {
    this.view = view;
    this.boxes = [];
  }

  add(box, weight = 1) {
    this.boxes.push({ ...box, weight });
  }

  little(box, unit) {
    if (box.width && Math.max(box.width, box.height) <= LITTLE * unit) this.add(box);
  }

  hidden(place) {
    const { view } = this;
    const outside = place.width * place.height - overlap(place, { x: view.x, y: view.y, width: view.width, height: view.height });
    return this.boxes.reduce((sum, box) => sum + box.weight * overlap(place, box), 3 * PICKED * outside);
  }

  // The first of the places that hide least; it is taken.
  best(places) {
    let [found, least] = [places[0], Infinity];
    for (const place of places) {
      const hides = this.hidden(place);
      if (hides < least - 0.5) [found, least] = [place, hides];
    }
    this.add(found, PICKED);
    return { ...found, hides: least };
  }
}
