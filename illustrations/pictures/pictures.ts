import type { Picture, Subject } from '../picture.ts';
import { beveragesPictures } from './beverages.ts';
import { cleaningPictures } from './cleaning.ts';
import { dairyPictures } from './dairy.ts';
import { driedGoodsPictures } from './dried-goods.ts';
import { grainsPictures } from './grains.ts';
import { honeyPictures } from './honey.ts';
import { oilsPictures } from './oils.ts';
import { picklesPictures } from './pickles.ts';
import { propPictures } from './props.ts';
import { spicesHerbsPictures } from './spices-herbs.ts';

/** The picture of every product, by the product's key. */
export const pictures: Record<string, Picture> = nameSubjects({
  ...dairyPictures,
  ...spicesHerbsPictures,
  ...oilsPictures,
  ...picklesPictures,
  ...driedGoodsPictures,
  ...grainsPictures,
  ...beveragesPictures,
  ...honeyPictures,
  ...cleaningPictures,
});

/** Pictures of things that are not for sale. */
export const props: Record<string, Picture> = nameSubjects(propPictures);

function nameSubjects(subjects: Record<string, Subject>): Record<string, Picture> {
  return Object.fromEntries(Object.entries(subjects).map(([key, subject]) => [key, { key, ...subject }]));
}
