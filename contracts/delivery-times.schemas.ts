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
  /** A stable id: orders stay counted for the slot when its hours change. */
  id: z.string({ error: 'invalid' }).check(z.regex(/^[\w-]{8,40}$/, { error: 'invalid' })),
  method: z.enum(deliveryMethods, { error: 'invalid' }),
  /** Amman time; a slot ends on the day on which it begins. */
  from: timeSchema,
  to: timeSchema,
  /** The most orders per day; null for no limit. */
  capacity: z.nullable(whole(1, maxCapacity, 'capacity_invalid')),
  /** The areas of the slot; empty for all, including orders outside the list of areas. */
  area_ids: z
    .array(z.string({ error: 'invalid' }).check(z.maxLength(36, { error: 'invalid' })), { error: 'invalid' })
    .check(z.maxLength(maxAreas, { error: 'too_long' })),
};

const endsLater = z.check<{ from: string; to: string }>(({ value, issues }) => {
  if (value.to <= value.from)
    issues.push({ code: 'custom', message: 'time_order', path: ['to'], input: value });
});

/** A time slot in which orders are delivered or can be picked up. */
const slotSchema = z.object(slotShape).check(endsLater);

/** A slot with the days of the week on which it recurs: 0 for Sunday. */
const weeklySlotSchema = z
  .object({
    ...slotShape,
    weekdays: z
      .array(whole(0, 6), { error: 'invalid' })
      .check(z.minLength(1, { error: 'weekdays_required' }), z.maxLength(7, { error: 'invalid' })),
  })
  .check(endsLater);

/** Days whose own slots replace the weekly ones: none on a holiday, evenings in Ramadan. */
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
  /** The lead time: how many hours before a slot begins an order for it must be placed. */
  lead_hours: whole(0, longestLead, 'lead_invalid'),
  /** The cut-off: from this time of day on, the first slot is tomorrow at the earliest; null for none. */
  cut_off: z.nullable(timeSchema),
  /** Whether the seller has paused orders, by delivery method. */
  paused: z.object({
    delivery: z.boolean({ error: 'invalid' }),
    pickup: z.boolean({ error: 'invalid' }),
  }),
};

type SlotIds = { slots: { id: string }[]; exceptions: { slots: { id: string }[] }[] };

/** The database counts a slot's orders by its id, so two slots with the same id would share a count. */
const hasOwnIds = z.check<SlotIds>(({ value, issues }) => {
  const ids = [value, ...value.exceptions].flatMap(({ slots }) => slots.map(({ id }) => id));
  if (new Set(ids).size < ids.length)
    issues.push({ code: 'custom', message: 'invalid', path: ['slots'], input: value });
});

type SlotTimes = z.output<typeof slotSchema> & { weekdays?: number[] };

/** The key of a slot among those of the same day: customers would see no difference between two slots with equal keys. */
const timeOf = ({ method, from, to, area_ids, weekdays = [] }: SlotTimes): string =>
  JSON.stringify([method, from, to, area_ids.toSorted(), weekdays.toSorted()]);

/** Refuses two equal slots on one day. Only checked on input, so that older stored data can still be read. */
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

/** The slots for delivery and pickup. A new shop has none, and its checkout asks for no time. */
export const deliveryTimesSchema = z.object(shape).check(hasOwnIds);

/** Optimistic locking: `version` counts the edits; an edit that sends an older version is refused. */
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

/** The id of a slot, and the day. */
export const wantedSlotSchema = z.object({ id: slotShape.id, date: daySchema }, { error: 'invalid' });

/** A slot on a day with its hours as the customer saw them; refused when they have changed since. */
export const shownSlotSchema = z.object(
  { ...wantedSlotSchema.shape, from: z.optional(timeSchema), to: z.optional(timeSchema) },
  { error: 'invalid' },
);

/** A slot as stored with an order: day and hours. */
export const orderedSlotSchema = z.object({ date: z.string(), from: z.string(), to: z.string() });

export const listFreeSlots = {
  summary:
    'When an order of now can be delivered or picked up: the times of the next days that have capacity left',
  input: z.object({
    method: z.enum(deliveryMethods, { error: 'invalid' }),
    area_id: z.optional(z.string({ error: 'invalid' }).check(z.maxLength(36, { error: 'invalid' }))),
  }),
  answer: z.object({
    /** Whether the checkout asks for a time at all. */
    is_asked: z.boolean(),
    is_paused: z.boolean(),
    slots: z.array(z.object({ ...orderedSlotSchema.shape, id: z.string() })),
  }),
};
