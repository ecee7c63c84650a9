import { dayInAmman, isDay } from '../../contracts/calendar-day.ts';
import type { LineFault } from '../../contracts/imports.ts';
import { byField, type FlagField, flagFields, textFields } from '../../contracts/product-fields.ts';
import { joinLabels, labelsOf } from '../../contracts/size-labels.ts';
import { isArabic, parseStore, parseYesNo } from './cell.ts';
import { type Draft, encodingFaultOf, faultOf } from './draft.ts';
import type { FileLine } from './file-line.ts';
import { readFoodCells } from './food-cells.ts';
import { type GroupDraft, groupReader } from './group-of.ts';
import { readMoreImages, takeMore } from './image-cells.ts';
import { priceOf, type Reading } from './price-of.ts';
import { seasonOf } from './season-of.ts';
import { tidyLabel } from './size-of.ts';
import { splitImages } from './split-images.ts';
import { stockOf } from './stock-of.ts';
import { tidyWeight, weightOf } from './weight-of.ts';

/** The products of the shop's own file, or of a seller's sheet: one per line. */
export async function* readSheet(lines: AsyncIterable<FileLine>, reading: Reading): AsyncGenerator<Draft> {
  const groupOf = groupReader();
  for await (const line of lines) yield draftOf(line, reading, groupOf);
}

/** A day that has passed since the file was written is ignored. */
const readyOnOf = (text: string | undefined): string | undefined =>
  text && isDay(text) && text <= dayInAmman() ? '' : text;

/** The size in the sheet, in one column or one per language; without either, taken from its columns of grams. */
function labelOf(line: FileLine): string | undefined {
  const said = line.cell('weight');
  const { en, ar } = labelsOf(tidyWeight(tidyLabel(said ?? '')));
  const label = joinLabels({ en, ar: line.cell('weight_ar') || ar });
  return label || weightOf('', line) || said;
}

function draftOf(
  line: FileLine,
  reading: Reading,
  groupOf: (line: FileLine, faults: LineFault[]) => GroupDraft | undefined,
): Draft {
  const { cell, wholeCell } = line;
  const { price, offer, faults: ofPrice, rest } = priceOf(line, reading);
  const faults: LineFault[] = [...encodingFaultOf(line), ...ofPrice];
  if (line.hasTooManyCells) faults.push(faultOf(null, 'line_cells'));
  const yesNo = (field: FlagField) => {
    const text = cell(field);
    const value = text ? parseYesNo(text) : undefined;
    if (text && value === undefined) faults.push(faultOf(field, 'yes_no_invalid', text));
    return value;
  };
  const category = cell('category');
  const image = cell('image');
  const images = splitImages(image ?? '');
  const { alt, more } = readMoreImages(line, images.further);
  const others = more && takeMore(images.first, more);
  const [tags, stock, parts] = [cell('tags'), cell('stock'), cell('parts')];
  return {
    line: line.number,
    id: cell('id') || undefined,
    slug: cell('slug') || undefined,
    nameEn: cell('name_en') || line.cells('name').find((name) => !isArabic(name)),
    nameAr: cell('name_ar') || line.cells('name').find(isArabic),
    descriptionEn: wholeCell('description_en') ?? line.cells('description').find((text) => !isArabic(text)),
    descriptionAr: wholeCell('description_ar') ?? line.cells('description').find(isArabic),
    price,
    offer,
    season: seasonOf(line, faults),
    group: groupOf(line, faults),
    stock: stockOf(stock),
    categories: category === undefined ? undefined : [category].filter(Boolean),
    store: parseStore(cell('store') ?? '') || undefined,
    ...byField(textFields, cell),
    ready_on: readyOnOf(cell('ready_on')),
    weight: labelOf(line),
    image: image === undefined ? undefined : images.first,
    imageAlt: alt,
    moreImages: others?.more,
    ...byField(flagFields, yesNo),
    food: readFoodCells(cell, (column, code, value) => faults.push(faultOf(column, code, value))),
    rest: {
      ...rest,
      ...(tags && { tags }),
      ...(stock && { stock }),
      ...(parts && { parts }),
      ...(others?.rest && { images: others.rest }),
    },
    faults,
  };
}
