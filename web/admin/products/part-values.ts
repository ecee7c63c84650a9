import { readAmount } from '../../../contracts/amounts.ts';
import { boxesLeft } from '../../../contracts/boxes.ts';
import type { AdminPart, AdminProduct } from '../../../contracts/catalogue.ts';
import { commaIn, type Language } from '../../../contracts/language.ts';
import type { boxes } from '../../i18n/en/admin/boxes.ts';

/** Data of a part for display while the box is edited; not editable, and no difference between two versions of the form. */
type KnownPart = Omit<AdminPart, 'quantity' | 'slug'>;

/** A part as typed. */
export type PartValue = { id: string; quantity: string; known: KnownPart };
export type PartValues = { parts: PartValue[] };

export const partValuesOf = (parts: AdminPart[]): PartValues => ({
  parts: parts.map(({ quantity, slug: _, ...known }) => ({
    id: known.id,
    quantity: String(quantity),
    known,
  })),
});

export const newPart = ({
  id,
  name,
  weight,
  image,
  price_now,
  shown,
  available,
  stock,
}: AdminProduct): PartValue => ({
  id,
  quantity: '1',
  known: { id, name, weight, image, price: price_now, shown, available, left: stock?.left ?? null },
});

export const piecesOf = ({ quantity }: PartValue): number => readAmount(quantity);

export const partsInputOf = (parts: PartValue[]) =>
  parts.map((part) => ({ id: part.id, quantity: piecesOf(part) }));

/** Why a part makes the box unavailable; null where it doesn't. */
export function partFault(part: PartValue, say: typeof boxes): string | null {
  const { available, left } = part.known;
  if (left !== null && left > 0 && left < piecesOf(part)) return say.tooFew(left);
  return available ? null : say.outOfStock;
}

/** Whether a box with these parts can be ordered, or which part prevents it, in words. */
export function describeBox(
  parts: PartValue[],
  language: Language,
  say: typeof boxes,
): { text: string; canBe: boolean } {
  const lacks = parts.flatMap((part) => {
    const lack = partFault(part, say);
    return lack === null ? [] : [`${part.known.name[language]} (${lack})`];
  });
  if (lacks.length > 0) return { text: say.cannot(lacks.join(commaIn(language))), canBe: false };
  const left = boxesLeft(parts.map((part) => ({ quantity: piecesOf(part) || 1, left: part.known.left })));
  return { text: left === null ? say.unlimited : say.boxesLeft(left), canBe: true };
}
