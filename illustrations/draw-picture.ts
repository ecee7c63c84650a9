import { type Drawing, startDrawing } from './drawing.ts';
import type { Picture } from './picture.ts';
import { drawBasket } from './vessels/basket.ts';
import { drawBottle } from './vessels/bottle.ts';
import { drawBowl } from './vessels/bowl.ts';
import { drawBox } from './vessels/box.ts';
import { drawBunch } from './vessels/bunch.ts';
import { drawCan } from './vessels/can.ts';
import { drawCarton } from './vessels/carton.ts';
import { drawCheese } from './vessels/cheese.ts';
import { drawClayJar } from './vessels/clay-jar.ts';
import { drawCrate } from './vessels/crate.ts';
import { drawCup } from './vessels/cup.ts';
import { drawEggTray } from './vessels/egg-tray.ts';
import { drawHoneyJar } from './vessels/honey-jar.ts';
import { drawJar } from './vessels/jar.ts';
import { drawJug } from './vessels/jug.ts';
import { drawOilTin } from './vessels/oil-tin.ts';
import { drawPouch } from './vessels/pouch.ts';
import { drawSack, drawTiedSack } from './vessels/sack.ts';
import { drawSlab } from './vessels/slab.ts';
import { drawSoap } from './vessels/soap.ts';
import { drawSpray } from './vessels/spray.ts';
import { drawSqueezeBottle } from './vessels/squeeze-bottle.ts';
import { drawStringOfPods } from './vessels/string-of-pods.ts';
import { drawTeaBox } from './vessels/tea-box.ts';
import { drawTin } from './vessels/tin.ts';
import { drawTissueBox } from './vessels/tissue-box.ts';
import { drawTub } from './vessels/tub.ts';

/** A picture as SVG on a clear stage of 240 × 240. The same picture always gives the same bytes. */
export function drawPicture(picture: Picture): string {
  const drawing = startDrawing(picture.key);
  const subject = drawSubject(drawing, picture);
  const definitions = drawing.definitions.join('');
  return trimNumbers(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${definitions && `<defs>${definitions}</defs>`}${subject}</svg>`,
  );
}

function drawSubject(drawing: Drawing, picture: Picture): string {
  switch (picture.vessel) {
    case 'basket':
      return drawBasket(drawing, picture);
    case 'bottle':
      return drawBottle(drawing, picture);
    case 'bowl':
      return drawBowl(drawing, picture);
    case 'box':
      return drawBox(drawing, picture);
    case 'bunch':
      return drawBunch(drawing, picture);
    case 'can':
      return drawCan(drawing, picture);
    case 'carton':
      return drawCarton(drawing, picture);
    case 'cheese':
      return drawCheese(drawing, picture);
    case 'clay-jar':
      return drawClayJar(drawing, picture);
    case 'crate':
      return drawCrate(drawing, picture);
    case 'cup':
      return drawCup(drawing, picture);
    case 'egg-tray':
      return drawEggTray(drawing, picture);
    case 'honey-jar':
      return drawHoneyJar(drawing, picture);
    case 'jar':
      return drawJar(drawing, picture);
    case 'jug':
      return drawJug(drawing, picture);
    case 'oil-tin':
      return drawOilTin(drawing, picture);
    case 'pouch':
      return drawPouch(drawing, picture);
    case 'sack':
      return drawSack(drawing, picture);
    case 'slab':
      return drawSlab(drawing, picture);
    case 'soap':
      return drawSoap(picture);
    case 'spray':
      return drawSpray(drawing, picture);
    case 'squeeze-bottle':
      return drawSqueezeBottle(drawing, picture);
    case 'string-of-pods':
      return drawStringOfPods(drawing, picture);
    case 'tea-box':
      return drawTeaBox(drawing, picture);
    case 'tied-sack':
      return drawTiedSack(drawing, picture);
    case 'tin':
      return drawTin(drawing, picture);
    case 'tissue-box':
      return drawTissueBox(drawing, picture);
    case 'tub':
      return drawTub(drawing, picture);
  }
}

/** Rounds floating-point numbers; the result is finer than a pixel of any screen. */
function trimNumbers(svg: string): string {
  return svg.replace(/(\d)\.0(?=\D)/g, '$1').replace(/(\.\d\d?)\d+/g, '$1');
}
