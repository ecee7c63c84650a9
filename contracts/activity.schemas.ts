import * as z from 'zod/mini';
import { actions, kinds } from './activity.ts';
import { maxChanged } from './bulk.ts';
import { optionalDaySchema } from './calendar-day.schemas.ts';
import { pageSchema } from './pages.schemas.ts';
import { bilingualSchema, optionalText } from './text.schemas.ts';

export const activitySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** Null when the user was deleted since. */
  user: z.nullable(z.object({ id: z.string(), name: z.string() })),
  action: z.enum(actions),
  subject_id: z.string(),
  subject: bilingualSchema,
  /** The subject's fields before and after the action; null where it did not exist. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The id of the entry that this one undid. */
  undoes: z.nullable(z.number()),
  /** Whether another entry has undone this one. */
  undone: z.boolean(),
  /** Whether it can be undone: no later action on the same subject prevents it. */
  undoable: z.boolean(),
  /** Set for a change of an order's status when the order is picked up: pickup orders have status names of their own. */
  is_pickup: z.optional(z.literal(true)),
});

export const listActivity = {
  summary: 'Who did what when, newest first',
  input: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: 'invalid' }))),
    /** One action, such as `product.update`, or a kind such as `product`, for all of its actions. */
    action: z.optional(z.enum([...actions, ...kinds], { error: 'invalid' })),
    /** The id of the user who acted. */
    user: optionalText(100),
    /** The id of the subject that was acted on. */
    subject: optionalText(100),
    from: optionalDaySchema,
    /** The last day that counts. */
    to: optionalDaySchema,
  }),
  answer: z.object({ items: z.array(activitySchema), page: pageSchema }),
};

export const listActors = {
  summary: 'The actors of the activity log, by name',
  input: z.object({}),
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
};

export const undoActivities = {
  summary: 'Takes back many entries at once, or none of them',
  input: z.object({
    ids: z
      .array(z.number().check(z.int()))
      .check(z.minLength(1, { error: 'invalid' }), z.maxLength(maxChanged, { error: 'too_long' })),
  }),
  answer: z.null(),
};

export const undoActivity = {
  summary: 'Takes back what was done, as long as the thing has not changed since; this is remembered too',
  input: z.object({ id: z.coerce.number().check(z.int()) }),
  answer: activitySchema,
};
