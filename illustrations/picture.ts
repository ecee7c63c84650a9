import type { Basket } from './vessels/basket.ts';
import type { Bottle } from './vessels/bottle.ts';
import type { Bowl } from './vessels/bowl.ts';
import type { Box } from './vessels/box.ts';
import type { Bunch } from './vessels/bunch.ts';
import type { Can } from './vessels/can.ts';
import type { Carton } from './vessels/carton.ts';
import type { Cheese } from './vessels/cheese.ts';
import type { ClayJar } from './vessels/clay-jar.ts';
import type { Crate } from './vessels/crate.ts';
import type { Cup } from './vessels/cup.ts';
import type { EggTray } from './vessels/egg-tray.ts';
import type { HoneyJar } from './vessels/honey-jar.ts';
import type { Jar } from './vessels/jar.ts';
import type { Jug } from './vessels/jug.ts';
import type { OilTin } from './vessels/oil-tin.ts';
import type { Pouch } from './vessels/pouch.ts';
import type { Sack, TiedSack } from './vessels/sack.ts';
import type { Slab } from './vessels/slab.ts';
import type { Soap } from './vessels/soap.ts';
import type { Spray } from './vessels/spray.ts';
import type { SqueezeBottle } from './vessels/squeeze-bottle.ts';
import type { StringOfPods } from './vessels/string-of-pods.ts';
import type { TeaBox } from './vessels/tea-box.ts';
import type { Tin } from './vessels/tin.ts';
import type { TissueBox } from './vessels/tissue-box.ts';
import type { Tub } from './vessels/tub.ts';

/** The subject of a picture, discriminated by `vessel`. */
export type Subject =
  | Basket
  | Bottle
  | Bowl
  | Box
  | Bunch
  | Can
  | Carton
  | Cheese
  | ClayJar
  | Crate
  | Cup
  | EggTray
  | HoneyJar
  | Jar
  | Jug
  | OilTin
  | Pouch
  | Sack
  | Slab
  | Soap
  | Spray
  | SqueezeBottle
  | StringOfPods
  | TeaBox
  | TiedSack
  | Tin
  | TissueBox
  | Tub;

/** A subject under its product's key, which also seeds the random generator, so that drawings are reproducible. */
export type Picture = Subject & { readonly key: string };
