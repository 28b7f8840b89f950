-- A running and a finished game, as this form of the database keeps them.
-- links: ["-UlgADvHCGCMHzUxuO4yz-2wBrPUxl3P", "IMNt9T8VoggE1YI-mQDnnNM_CCwIFJGt"]
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE autos (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(64) NOT NULL, 
	own INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat, kind), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE entries (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	hash VARCHAR(16) NOT NULL, 
	"by" VARCHAR(8) NOT NULL, 
	"key" VARCHAR(80), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT entries_key UNIQUE (table_id, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('f206b526d648739c',0,0,'commit coin_18','','person','0:k0',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',1,0,'more pass','','person','0:k1',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',2,1,'commit chain_9','','person','1:k2',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',3,1,'more pass','e653948c2005749f','person','1:k3',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',4,1,'link thief_1','0b9f671cc07e8a50','person','1:k4',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',5,0,'parry trap_23','021891197fe7bf9e','person','0:k5',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',6,1,'commit courier_10','','person','1:k6',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',7,1,'more pass','','person','1:k7',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',8,0,'commit thief_7','','person','0:k8',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',9,0,'more pass','59453fc88b38f0ad','person','0:k9',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',10,1,'parry pass','a2e5640a6e617f59','person','1:k10',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',11,1,'keep trap_17','0ac59049d8e1f308','person','1:k11',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',12,0,'commit coin_6','','person','0:k12',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',13,0,'more pass','','person','0:k13',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',14,1,'commit thief_13','','person','1:k14',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',15,1,'more pass','e7f19b9e8f2a9088','person','1:k15',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',16,0,'parry pass','07d9a8b1d0680731','person','0:k16',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',17,0,'commit trap_5','','person','0:k17',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',18,0,'more chain_21','','person','0:k18',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',19,1,'commit trap_17','','person','1:k19',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',20,1,'more pass','1cbca0657e5cb8ff','person','1:k20',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',21,0,'link pass','0341041962250821','person','0:k21',1000000.0);
INSERT INTO "entries" VALUES('f206b526d648739c',22,1,'commit chain_3','','person','1:k22',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',0,0,'commit thief_1','','person','0:k23',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',1,0,'more pass','','person','0:k24',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',2,1,'commit chain_3','','person','1:k25',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',3,1,'more spy_8','6412b3de9fe0cd78','person','1:k26',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',4,1,'parry pass','f44c86cf0525e2a9','person','1:k27',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',5,1,'link thief_19','e71b8ad57e814218','person','1:k28',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',6,0,'parry pass','39ce2597cd78aef1','person','0:k29',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',7,1,'commit thief_13','','person','1:k30',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',8,0,'commit chain_15','','person','0:k31',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',9,0,'more trap_17','','person','0:k32',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',10,1,'more chain_9','8e7a38f0aa22b430','person','1:k33',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',11,0,'link coin_6','0a8b504071b0cdc2','person','0:k34',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',12,0,'parry pass','c549cbbad960818d','person','0:k35',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',13,1,'link coin_12','00643eaac2a65a1e','person','1:k36',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',14,1,'commit trap_23','','person','1:k37',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',15,0,'commit coin_0','','person','0:k38',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',16,0,'more trap_5','','person','0:k39',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',17,1,'more pass','bd8deffb3fb71c95','person','1:k40',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',18,1,'commit courier_22','','person','1:k41',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',19,1,'more courier_4','','person','1:k42',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',20,0,'commit coin_18','','person','0:k43',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',21,0,'more pass','cc5ede89bdc01159','person','0:k44',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',22,1,'keep chain_21','9f677052db97f0aa','person','1:k45',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',23,1,'keep spy_20','205e15de7acdd3cf','person','1:k46',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',24,1,'commit chain_21','','person','1:k47',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',25,0,'commit spy_14','','person','0:k48',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',26,0,'more pass','','person','0:k49',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',27,1,'more pass','f1ab56bd2f631754','person','1:k50',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',28,1,'link thief_7','73ea6205c6bb7c15','person','1:k51',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',29,0,'parry trap_11','e582b940fec21818','person','0:k52',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',30,1,'commit spy_20','','person','1:k53',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',31,1,'more thief_19','','person','1:k54',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',32,0,'commit coin_6','','person','0:k55',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',33,0,'more pass','cabf47e7e897a0e9','person','0:k56',1000000.0);
INSERT INTO "entries" VALUES('8f8c4a2d78cda622',34,0,'parry pass','4051e3947a43562b','person','0:k57',1000000.0);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	role VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	seen FLOAT, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "links" VALUES('e0aac774a6993219419b54d26dbbd9332cecbd5c9cf4e5ae57f1cc47f23f1731','f206b526d648739c','opener',NULL,NULL);
INSERT INTO "links" VALUES('2caf6bd8437342daa58bb3e161614fa1434940c02b0f32df520b9f8902e358da','f206b526d648739c','spectator',NULL,NULL);
INSERT INTO "links" VALUES('4b4f3021ca54bebe676b18d8937d6b87059c7dabed936a57070425b8d8b39bfc','f206b526d648739c','seat',0,1000000.0);
INSERT INTO "links" VALUES('1bfe8133678c6977ffabaa9cb9b5f55e8540c773f92596303e4dab3cbe132e34','f206b526d648739c','seat',1,1000000.0);
INSERT INTO "links" VALUES('0ff2ea92efdc45f6c5977bb203f29e05606fa17d0a0fd3ca3841938c1ed1d64c','8f8c4a2d78cda622','opener',NULL,NULL);
INSERT INTO "links" VALUES('03f38220f1fffd8f7c95bd446f6420c32539f931e83029a750ec248686dd3d20','8f8c4a2d78cda622','spectator',NULL,NULL);
INSERT INTO "links" VALUES('b8d6394fe62bc373cc483d8d9132d919a40375863f70132271d483097ab677f7','8f8c4a2d78cda622','seat',0,1000000.0);
INSERT INTO "links" VALUES('ec91b14875a6b2bad4650e0f9e51469b8a931dc8919097b3df2b9602f7603a5d','8f8c4a2d78cda622','seat',1,1000000.0);
CREATE TABLE snapshots (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	json TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('f206b526d648739c',20,1,'{"record":"{\"boardwright\":1,\"game\":\"heist\",\"version\":1,\"edition\":[\"first\",\"fa45878a6282eca831116bc00330d068\"],\"options\":{\"hand\":\"3\",\"goal\":\"12\",\"rich\":\"\"},\"seats\":2,\"players\":[\"human\",\"human\"],\"commitment\":\"f38a827074264962c05d786ae98fa36a\",\"seed\":\"3c8b4c72ae5edca9814202f9a8beab71\"}\n[0,\"commit coin_18\",\"1fd745d3b78586ee\"]\n[0,\"more pass\",\"28537380ffafe6a4\"]\n[1,\"commit chain_9\",\"4283ad9a4c9c61f7\"]\n[1,\"more pass\",\"e653948c2005749f\"]\n[1,\"link thief_1\",\"0b9f671cc07e8a50\"]\n[0,\"parry trap_23\",\"021891197fe7bf9e\"]\n[1,\"commit courier_10\",\"e1a5723ebb1685c2\"]\n[1,\"more pass\",\"4d9d8d5efd504b9b\"]\n[0,\"commit thief_7\",\"410036a32e526c36\"]\n[0,\"more pass\",\"59453fc88b38f0ad\"]\n[1,\"parry pass\",\"a2e5640a6e617f59\"]\n[1,\"keep trap_17\",\"0ac59049d8e1f308\"]\n[0,\"commit coin_6\",\"38ef5f1cfc0b67fe\"]\n[0,\"more pass\",\"2d714164c93ca2ec\"]\n[1,\"commit thief_13\",\"f2e30c8c90257037\"]\n[1,\"more pass\",\"e7f19b9e8f2a9088\"]\n[0,\"parry pass\",\"07d9a8b1d0680731\"]\n[0,\"commit trap_5\",\"\"]\n[0,\"more chain_21\",\"\"]\n[1,\"commit trap_17\",\"\"]\n{\"entries\":20,\"over\":false}\n","before":{"chance":17,"agenda":[["round",0]],"players":[{"seat":0,"hand":[2,5,21],"coins":8,"playing":[],"known":[16],"_":"Player"},{"seat":1,"hand":[15,17,16],"coins":0,"playing":[],"known":[2],"_":"Player"}],"deck":[0,19,20,3,4,11,22,12,8,14],"discard":[18,23,1,9,7,10,6,13],"looking":[],"turn":3,"winner":-1,"size":3,"goal":12,"_":"State"},"answers":[],"outcomes":[],"given":[[5,21],[17]],"at":20,"notes":[["played",-1,[0,18]],["played",-1,[1,9]],["gained",-1,[0,4]],["played",-1,[1,1]],["forced",-1,[1,2,0]],["played",-1,[0,23]],["parried",-1,[0]],["gained",-1,[0,2]],["drew",0,[16]],["drew",0,[6]],["drew",1,[2]],["drew",1,[10]],["played",-1,[0,7]],["played",-1,[1,10]],["forced",-1,[0,2,1]],["stole",-1,[0,1]],["lost",1,[2]],["drew",1,[13]],["played",-1,[0,6]],["played",-1,[1,13]],["gained",-1,[0,2]],["forced",-1,[1,2,0]],["stole",-1,[1,0]],["lost",0,[16]],["drew",0,[5]],["drew",0,[21]]],"chain":"07d9a8b1d0680731","ends":[0,0,0,3,5,12,12,12,12,15,17,18,18,18,18,22,26,26,26,26],"plies":[[1,20]]}');
INSERT INTO "snapshots" VALUES('8f8c4a2d78cda622',35,1,'{"record":"{\"boardwright\":1,\"game\":\"heist\",\"version\":1,\"edition\":[\"first\",\"fa45878a6282eca831116bc00330d068\"],\"options\":{\"hand\":\"4\",\"goal\":\"12\",\"rich\":\"\"},\"seats\":2,\"players\":[\"human\",\"human\"],\"commitment\":\"6e1a38e552c625469f74d5df2393224e\",\"seed\":\"5ee6fd39027ed04c0aa778cab6bbeb71\"}\n[0,\"commit thief_1\",\"4d2726f38c0965de\"]\n[0,\"more pass\",\"a7c0def0834521ae\"]\n[1,\"commit chain_3\",\"6e4103f3bfa27259\"]\n[1,\"more spy_8\",\"6412b3de9fe0cd78\"]\n[1,\"parry pass\",\"f44c86cf0525e2a9\"]\n[1,\"link thief_19\",\"e71b8ad57e814218\"]\n[0,\"parry pass\",\"39ce2597cd78aef1\"]\n[1,\"commit thief_13\",\"e2661cb8713187b6\"]\n[0,\"commit chain_15\",\"043e581c2109c10d\"]\n[0,\"more trap_17\",\"92d40dbaed43aacf\"]\n[1,\"more chain_9\",\"8e7a38f0aa22b430\"]\n[0,\"link coin_6\",\"0a8b504071b0cdc2\"]\n[0,\"parry pass\",\"c549cbbad960818d\"]\n[1,\"link coin_12\",\"00643eaac2a65a1e\"]\n[1,\"commit trap_23\",\"bc1835746b0c7020\"]\n[0,\"commit coin_0\",\"77d4d72b7d2577d1\"]\n[0,\"more trap_5\",\"cb533ba98955ab91\"]\n[1,\"more pass\",\"bd8deffb3fb71c95\"]\n[1,\"commit courier_22\",\"9032ef120377a513\"]\n[1,\"more courier_4\",\"de77acdcca28dbc0\"]\n[0,\"commit coin_18\",\"44458f01add93cdc\"]\n[0,\"more pass\",\"cc5ede89bdc01159\"]\n[1,\"keep chain_21\",\"9f677052db97f0aa\"]\n[1,\"keep spy_20\",\"205e15de7acdd3cf\"]\n[1,\"commit chain_21\",\"bb02bdd367251379\"]\n[0,\"commit spy_14\",\"f69fc67cee2aed44\"]\n[0,\"more pass\",\"84e49e26425757a4\"]\n[1,\"more pass\",\"f1ab56bd2f631754\"]\n[1,\"link thief_7\",\"73ea6205c6bb7c15\"]\n[0,\"parry trap_11\",\"e582b940fec21818\"]\n[1,\"commit spy_20\",\"c3db3057d189db1d\"]\n[1,\"more thief_19\",\"893b0101563448a8\"]\n[0,\"commit coin_6\",\"366acebc330c1943\"]\n[0,\"more pass\",\"cabf47e7e897a0e9\"]\n[0,\"parry pass\",\"4051e3947a43562b\"]\n{\"entries\":35,\"over\":true}\n","before":{"chance":37,"agenda":[["refill",0]],"players":[{"seat":0,"hand":[2,16],"coins":11,"playing":[],"known":[10,13],"_":"Player"},{"seat":1,"hand":[10,7,13],"coins":3,"playing":[],"known":[2,16],"_":"Player"}],"deck":[1,14,3,8,21,15,17,11,12,9,0,5,23,18,22,4],"discard":[6,20,19],"looking":[],"turn":5,"winner":-1,"size":4,"goal":12,"_":"State"},"answers":[],"outcomes":[12,10,7],"given":[],"at":35,"notes":[["played",-1,[0,1]],["played",-1,[1,3]],["played",-1,[1,8]],["forced",-1,[0,2,1]],["stole",-1,[0,1]],["lost",1,[15]],["played",-1,[1,19]],["forced",-1,[1,2,0]],["stole",-1,[1,0]],["lost",0,[12]],["forced",-1,[1,3,0]],["drew",0,[17]],["drew",1,[13]],["drew",1,[22]],["drew",1,[9]],["played",-1,[0,15]],["played",-1,[0,17]],["played",-1,[1,13]],["played",-1,[1,9]],["played",-1,[0,6]],["gained",-1,[0,2]],["forced",-1,[1,2,0]],["stole",-1,[1,0]],["lost",0,[10]],["played",-1,[1,12]],["gained",-1,[1,3]],["drew",0,[14]],["drew",0,[0]],["drew",0,[2]],["drew",0,[5]],["drew",1,[7]],["drew",1,[23]],["played",-1,[0,0]],["played",-1,[0,5]],["played",-1,[1,23]],["gained",-1,[0,1]],["drew",0,[16]],["drew",0,[18]],["drew",1,[4]],["played",-1,[0,18]],["played",-1,[1,22]],["played",-1,[1,4]],["gained",-1,[0,4]],["drew",0,[11]],["played",-1,[0,14]],["played",-1,[1,21]],["forced",-1,[0,3,1]],["played",-1,[1,7]],["forced",-1,[1,2,0]],["played",-1,[0,11]],["parried",-1,[0]],["gained",-1,[0,2]],["drew",0,[6]],["drew",0,[13]],["drew",1,[7]],["drew",1,[19]],["played",-1,[0,6]],["played",-1,[1,20]],["played",-1,[1,19]],["gained",-1,[0,2]],["forced",-1,[1,3,0]],["forced",-1,[1,2,0]],["stole",-1,[1,0]],["lost",0,[13]],["drew",0,[23]],["drew",0,[0]],["drew",1,[11]]],"chain":"4051e3947a43562b","ends":[0,0,0,4,6,8,15,15,15,15,19,22,24,32,32,32,32,39,39,39,39,43,43,44,44,44,44,47,49,56,56,56,56,62,67],"plies":[]}');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	header TEXT NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	branch TEXT, 
	created FLOAT NOT NULL, 
	over INTEGER NOT NULL, 
	names TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	rematch VARCHAR(24), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('f206b526d648739c','heist','{"boardwright":1,"game":"heist","version":1,"edition":["first","fa45878a6282eca831116bc00330d068"],"options":{"hand":"3","goal":"12","rich":""},"seats":2,"players":["human","human"],"commitment":"f38a827074264962c05d786ae98fa36a","seed":null}','3c8b4c72ae5edca9814202f9a8beab71',NULL,1000000.0,0,'["",""]','{"seconds":null,"started":null,"paused":null,"pauses":[]}',NULL);
INSERT INTO "tables" VALUES('8f8c4a2d78cda622','heist','{"boardwright":1,"game":"heist","version":1,"edition":["first","fa45878a6282eca831116bc00330d068"],"options":{"hand":"4","goal":"12","rich":""},"seats":2,"players":["human","human"],"commitment":"6e1a38e552c625469f74d5df2393224e","seed":null}','5ee6fd39027ed04c0aa778cab6bbeb71',NULL,1000000.0,1,'["",""]','{"seconds":null,"started":null,"paused":null,"pauses":[]}',NULL);
CREATE TABLE talk (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "talk" VALUES('f206b526d648739c',0,1,'hello',1000000.0);
CREATE INDEX ix_links_table_id ON links (table_id);
COMMIT;
