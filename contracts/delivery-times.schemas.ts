import * as z from 'zod/mini';
import { daySchema } from './calendar-day.schemas.ts';
import { maxAreas } from './delivery-areas.ts';
import { longestLead, maxCapacity, maxExceptions, maxSlots } from './delivery-times.ts';
import { deliveryMethods } from './orders.ts';
import { longest } from './text.schemas.ts';

const timeSchema = z
  .string({ error: 'time_invalid' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time_invalid' }));

const whole = (minimum: number, maximum: number, error = 'invalid') =>
  z.number({ error }).check(z.int({ error }), z.minimum(minimum, { error }), z.maximum(maximum, { error }));

const slotShape = {
  /** Kept by the shop, so that orders of a slot are counted on though its hours change. */
  id: z.string({ error: 'invalid' }).check(z.regex(/^[\w-]{8,40}$/, { error: 'invalid' })),
  method: z.enum(deliveryMethods, { error: 'invalid' }),
  /** Amman's clock; ends on the same day. */
  from: timeSchema,
  to: timeSchema,
  /** How many orders it takes a day; null for any number. */
  capacity: z.nullable(whole(1, maxCapacity, 'capacity_invalid')),
  /** The areas that it is for; empty for all, and for orders to no area of the list. */
  area_ids: z
    .array(z.string({ error: 'invalid' }).check(z.maxLength(36, { error: 'invalid' })), { error: 'invalid' })
    .check(z.maxLength(maxAreas, { error: 'too_long' })),
};

const endsLater = z.check<{ from: string; to: string }>(({ value, issues }) => {
  if (value.to <= value.from)
    issues.push({ code: 'custom', message: 'time_order', path: ['to'], input: value });
});

/** A time of day at which orders are delivered or can be picked up. */
const slotSchema = z.object(slotShape).check(endsLater);

/** With the days of the week on which it comes: 0 for Sunday. */
const weeklySlotSchema = z
  .object({
    ...slotShape,
    weekdays: z
      .array(whole(0, 6), { error: 'invalid' })
      .check(z.minLength(1, { error: 'weekdays_required' }), z.maxLength(7, { error: 'invalid' })),
  })
  .check(endsLater);

/** Days with times of their own in the place of the weekly ones: none on a holiday, evenings in Ramadan. */
const exceptionSchema = z
  .object({
    id: slotShape.id,
    name: z.object({
      en: z.string({ error: 'invalid' }).check(z.trim(), longest(60)),
      ar: z.string({ error: 'invalid' }).check(z.trim(), longest(60)),
    }),
    first: daySchema,
    last: daySchema,
    slots: z.array(slotSchema, { error: 'invalid' }).check(z.maxLength(10, { error: 'too_long' })),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.last < value.first)
        issues.push({ code: 'custom', message: 'day_order', path: ['last'], input: value });
    }),
  );

const shape = {
  slots: z.array(weeklySlotSchema, { error: 'invalid' }).check(z.maxLength(maxSlots, { error: 'too_long' })),
  exceptions: z
    .array(exceptionSchema, { error: 'invalid' })
    .check(z.maxLength(maxExceptions, { error: 'too_long' })),
  /** How long before a slot begins an order for it must be there, in hours. */
  lead_hours: whole(0, longestLead, 'lead_invalid'),
  /** From this time of day on, the first slot is one of tomorrow's lead; null for none. */
  cut_off: z.nullable(timeSchema),
  /** Taken no orders of this kind until the seller goes on. */
  paused: z.object({
    delivery: z.boolean({ error: 'invalid' }),
    pickup: z.boolean({ error: 'invalid' }),
  }),
};

type SlotIds = { slots: { id: string }[]; exceptions: { slots: { id: string }[] }[] };

/** The database counts the orders of a slot by its id: of two with one id it would take one for the other. */
const hasOwnIds = z.check<SlotIds>(({ value, issues }) => {
  const ids = [value, ...value.exceptions].flatMap(({ slots }) => slots.map(({ id }) => id));
  if (new Set(ids).size < ids.length)
    issues.push({ code: 'custom', message: 'invalid', path: ['slots'], input: value });
});

type SlotTimes = z.output<typeof slotSchema> & { weekdays?: number[] };

/** What two times of the same days can't share: customers would be offered one twice, and see no difference. */
const timeOf = ({ method, from, to, area_ids, weekdays = [] }: SlotTimes): string =>
  JSON.stringify([method, from, to, area_ids.toSorted(), weekdays.toSorted()]);

/** Refuses two equal times on one day. Checked in the input alone: what was stored before this was refused can still be read. */
const hasNoTimeTwice = z.check<{ slots: SlotTimes[]; exceptions: { slots: SlotTimes[] }[] }>(
  ({ value, issues }) => {
    const refuseTwice = (slots: SlotTimes[], path: (string | number)[]) => {
      const seen = new Set<string>();
      for (const [place, slot] of slots.entries()) {
        const time = timeOf(slot);
        if (seen.has(time))
          issues.push({
            code: 'custom',
            message: 'slot_twice',
            path: [...path, place, 'from'],
            input: slot.from,
          });
        seen.add(time);
      }
    };
    refuseTwice(value.slots, ['slots']);
    for (const [place, { slots }] of value.exceptions.entries())
      refuseTwice(slots, ['exceptions', place, 'slots']);
  },
);

/** When orders are delivered and picked up. Nothing is set in a new shop, and nothing is asked. */
export const deliveryTimesSchema = z.object(shape).check(hasOwnIds);

/** `version` counts the changes; sent back with an edit, which is refused when another came first. */
export const editedDeliveryTimesSchema = z
  .object({ ...shape, version: whole(0, Number.MAX_SAFE_INTEGER) })
  .check(hasOwnIds);

export const getDeliveryTimes = {
  summary: 'When orders are delivered and picked up, with holidays and pauses',
  input: z.object({}),
  answer: editedDeliveryTimesSchema,
};

export const setDeliveryTimes = {
  summary: 'Sets the times as a whole; orders placed before keep theirs',
  input: z.object({ ...shape, version: whole(0, Number.MAX_SAFE_INTEGER) }).check(hasOwnIds, hasNoTimeTwice),
  answer: editedDeliveryTimesSchema,
};

/** A slot on a day. */
export const wantedSlotSchema = z.object({ id: slotShape.id, date: daySchema }, { error: 'invalid' });

/** A slot on a day with its hours as they were shown; with others by now it is refused. */
export const shownSlotSchema = z.object(
  { ...wantedSlotSchema.shape, from: z.optional(timeSchema), to: z.optional(timeSchema) },
  { error: 'invalid' },
);

/** A slot's day and times, as an order has them. */
export const orderedSlotSchema = z.object({ date: z.string(), from: z.string(), to: z.string() });

export const listFreeSlots = {
  summary:
    'When an order of now can be delivered or picked up: the times of the next days that have capacity left',
  input: z.object({
    method: z.enum(deliveryMethods, { error: 'invalid' }),
    area_id: z.optional(z.string({ error: 'invalid' }).check(z.maxLength(36, { error: 'invalid' }))),
  }),
  answer: z.object({
    /** Whether times are chosen at all. */
    is_asked: z.boolean(),
    is_paused: z.boolean(),
    slots: z.array(z.object({ ...orderedSlotSchema.shape, id: z.string() })),
  }),
};
