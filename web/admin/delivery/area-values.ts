import * as z from 'zod/mini';
import { findSameArea } from '../../../contracts/area-names.ts';
import * as schemas from '../../../contracts/delivery-areas.schemas.ts';
import type { DeliveryArea } from '../../../contracts/delivery-areas.ts';
import type { Governorate } from '../../../contracts/governorates.ts';
import { languages } from '../../../contracts/language.ts';
import { plainAmount } from '../../../contracts/money.ts';
import { feeSchema } from '../../../contracts/settings.schemas.ts';
import { parseAmount, typedAmount } from '../parse-amount.ts';

/** A typed sum; null when left empty. */
const typedSum = z.pipe(
  typedAmount,
  z.transform((text: string) => (text.trim() === '' ? null : parseAmount(text))),
);

/** The least that goods must cost; 0 is the same as no minimum. */
const leastSum = z.pipe(
  typedSum,
  z.transform((sum: number | null) => (sum === 0 ? null : sum)),
);

const typedSchema = z.object({
  name: z.object({ en: z.string(), ar: z.string() }),
  other_names: z.string(),
  governorate: z.string(),
  fee: typedSum,
  minimum: leastSum,
  free_from: typedSum,
  promise_hours: typedSum,
  unit: z.enum(['days', 'hours']),
});
type Typed = z.output<typeof typedSchema>;
export type AreaValues = z.input<typeof typedSchema>;

/** The endpoint's schema for an area as typed. */
export const areaFormSchema = z.pipe(
  z.pipe(
    typedSchema,
    z.transform(({ unit, promise_hours: time, governorate, ...rest }: Typed) => ({
      ...rest,
      governorate: governorate as Governorate,
      promise_hours: time === null ? null : time * (unit === 'days' ? 24 : 1),
    })),
  ),
  schemas.areaOfForm,
);

/**
 * The same, also checking the name: one that another area has is refused with `area_taken`. Unchanged names pass, as on
 * the server.
 */
export const areaSchemaAmong = (others: readonly DeliveryArea[], area: DeliveryArea | null) =>
  areaFormSchema.check(
    z.check(({ value: { name, governorate }, issues }) => {
      if (area && isNamed(area, { name, governorate })) return;
      for (const language of languages) {
        if (findSameArea(others, { name, governorate }, [language]))
          issues.push({
            code: 'custom',
            message: 'area_taken',
            path: ['name', language],
            input: name[language],
          });
      }
    }),
  );

type Named = Pick<DeliveryArea, 'name' | 'governorate'>;

const isNamed = (one: Named, { name, governorate }: Named): boolean =>
  one.governorate === governorate && languages.every((language) => one.name[language] === name[language]);

/** Only the fee, as typed. */
export const feeSchemaAsTyped = z.pipe(typedSum, z.nullable(feeSchema));

export function valuesOf(area: DeliveryArea | null): AreaValues {
  const sum = (value: number | null | undefined) => (typeof value === 'number' ? plainAmount(value) : '');
  const hours = area?.promise_hours ?? null;
  const isDays = hours === null || hours % 24 === 0;
  return {
    name: area?.name ?? { en: '', ar: '' },
    other_names: area?.other_names ?? '',
    governorate: area?.governorate ?? 'Amman',
    fee: sum(area?.fee),
    minimum: sum(area?.minimum),
    free_from: sum(area?.free_from),
    promise_hours: hours === null ? '' : String(isDays ? hours / 24 : hours),
    unit: isDays ? 'days' : 'hours',
  };
}
