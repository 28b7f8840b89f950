"""Random games at which everything that must hold is held: the properties, and the fuzzer that tries them."""
