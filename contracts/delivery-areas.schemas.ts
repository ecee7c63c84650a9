import * as z from 'zod/mini';
import { longestPromise, maxAreas } from './delivery-areas.ts';
import { governorates } from './governorates.ts';
import { priceSchema } from './money.schemas.ts';
import { feeSchema } from './settings.schemas.ts';
import { bilingualSchema, nameText, optionalText } from './text.schemas.ts';

export const deliveryAreaSchema = z.object({
  id: z.string(),
  name: bilingualSchema,
  /** Alternative names, separated by commas. */
  other_names: z.string(),
  governorate: z.enum(governorates),
  /** JD; null until the seller fills it in. */
  fee: z.nullable(z.number()),
  /** JD; the least that goods must cost to be delivered here. */
  minimum: z.nullable(z.number()),
  /** JD; goods from this sum on are delivered free. */
  free_from: z.nullable(z.number()),
  /** The promised longest delivery time in hours; null for no promise. */
  promise_hours: z.nullable(z.number()),
  open: z.boolean(),
  version: z.number(),
});

const nameSchema = z.object(
  {
    en: nameText('name_required', 100, 'area_name_long'),
    ar: nameText('name_required', 100, 'area_name_long'),
  },
  { error: 'name_required' },
);

const areaFields = z.object({
  name: nameSchema,
  other_names: optionalText(300),
  governorate: z.enum(governorates, { error: 'required' }),
  fee: z.optional(z.nullable(feeSchema)),
  minimum: z.optional(z.nullable(priceSchema)),
  free_from: z.optional(z.nullable(priceSchema)),
  promise_hours: z.optional(
    z.nullable(
      z
        .number({ error: 'promise_invalid' })
        .check(
          z.int({ error: 'promise_invalid' }),
          z.minimum(1, { error: 'promise_invalid' }),
          z.maximum(longestPromise, { error: 'promise_invalid' }),
        ),
    ),
  ),
  open: z.optional(z.boolean({ error: 'invalid' })),
});

type Sums = Partial<Pick<z.output<typeof areaFields>, 'minimum' | 'free_from'>>;

/** Runs even when other rules are broken, so that all errors are reported at once. */
const isFreeWithinMinimum = z.check<Sums>(
  ({ value: { minimum, free_from }, issues }) => {
    if (typeof minimum === 'number' && typeof free_from === 'number' && free_from < minimum)
      issues.push({ code: 'custom', message: 'free_below_minimum', path: ['free_from'], input: free_from });
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

export const newAreaSchema = areaFields.check(isFreeWithinMinimum);

/** The area form's fields: all but whether the area is open, each required. */
export const areaOfForm = z.required(z.omit(areaFields, { open: true })).check(isFreeWithinMinimum);

const areasAnswer = z.array(deliveryAreaSchema);

export const listDeliveryAreas = {
  summary: 'Where the shop delivers, with fees, in the order of the list',
  input: z.object({}),
  answer: areasAnswer,
};

export const createDeliveryAreas = {
  summary:
    'Adds areas at the end of the list; one without a fee is not offered before it has one, one whose name in either language is taken is left out',
  input: z.object({
    areas: z
      .array(newAreaSchema, { error: 'invalid' })
      .check(z.minLength(1, { error: 'required' }), z.maxLength(maxAreas, { error: 'too_long' })),
  }),
  answer: z.object({
    areas: areasAnswer,
    /** Ids of the activity log entries by which the additions can be undone. */
    activities: z.array(z.number()),
  }),
};

export const updateDeliveryArea = {
  summary: 'Changes the given fields of an area; orders placed before keep what they have',
  input: z
    .object({
      id: z.string(),
      ...z.partial(areaFields).shape,
      /** Optimistic locking: the version that was edited; refused when it is another by now. */
      version: z.optional(z.number({ error: 'invalid' })),
    })
    .check(isFreeWithinMinimum),
  answer: deliveryAreaSchema,
};

export const deleteDeliveryArea = {
  summary: 'Deletes an area; orders placed before keep its name and fee',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};

export const sortDeliveryAreas = {
  summary: 'Sets the order of the list; areas that are not named come behind, in the order that they had',
  input: z.object({
    ids: z
      .array(z.string({ error: 'invalid' }), { error: 'invalid' })
      .check(z.maxLength(maxAreas, { error: 'too_long' })),
  }),
  answer: areasAnswer,
};
