import * as z from 'zod/mini';
import { isDay } from './calendar-day.ts';
import { allergenLevels, allergens, foodMarks, foodTextLengths, marksExclude } from './food-facts.ts';
import { bilingualSchema, longest } from './text.schemas.ts';

const factSchema = z._default(z.nullable(bilingualSchema), null);

/**
 * The stored and answered form: every part is present, null or empty where unknown. Parts that were introduced after
 * the facts were stored get their defaults here.
 */
export const foodFactsSchema = z.object({
  ingredients: factSchema,
  storage: factSchema,
  shelf_life: factSchema,
  /** The name of the maker. */
  maker: factSchema,
  /** The day of production, such as `2026-10-31`. */
  made_on: z._default(z.nullable(z.string()), null),
  /** An allergen that is missing here is unknown. */
  allergens: z.partialRecord(z.enum(allergens), z.enum(allergenLevels)),
  marks: z.array(z.enum(foodMarks)),
});

/** Today in the time zone that is furthest ahead: a later day of production has begun nowhere. */
const latestDay = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const language = (max: number) => z.string({ error: 'invalid' }).check(z.trim(), longest(max));
/** Text in one language or both; null and '' mean none. */
const text = (max: number) =>
  z.optional(z.nullable(z.strictObject({ en: language(max), ar: language(max) }, { error: 'invalid' })));

/**
 * The typed form. Unknown names are refused, not ignored: a misspelt allergen would be lost silently. A mark that
 * contradicts an allergen is refused, too.
 */
export const foodFactsInput = z
  .strictObject(
    {
      ingredients: text(foodTextLengths.ingredients),
      storage: text(foodTextLengths.storage),
      shelf_life: text(foodTextLengths.shelf_life),
      maker: text(foodTextLengths.maker),
      made_on: z.optional(
        z.nullable(
          z.string({ error: 'date_invalid' }).check(
            z.refine((day) => day === '' || isDay(day), { error: 'date_invalid', abort: true }),
            z.refine((day) => day <= latestDay(), { error: 'date_in_future' }),
          ),
        ),
      ),
      allergens: z.optional(
        z.partialRecord(
          z.enum(allergens, { error: 'allergen_unknown' }),
          z.enum(allergenLevels, { error: 'invalid' }),
          { error: 'allergen_unknown' },
        ),
      ),
      marks: z.optional(
        z
          .array(z.enum(foodMarks, { error: 'mark_unknown' }), { error: 'invalid' })
          .check(z.maxLength(foodMarks.length, { error: 'invalid' })),
      ),
    },
    { error: 'invalid' },
  )
  .check((given) => {
    const { marks = [], allergens: levels = {} } = given.value;
    for (const mark of marks)
      if (marksExclude[mark].some((allergen) => levels[allergen] === 'contains'))
        given.issues.push({
          code: 'custom',
          message: 'mark_belied',
          path: ['marks', mark],
          input: given.value,
        });
  });
