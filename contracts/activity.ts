import * as z from 'zod/mini';
import { pageSchema } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { bilingualSchema, optionalText } from './text.ts';

/** Everything that an administrator can do and that is remembered. */
export const actions = [
  'product.create',
  'product.update',
  'product.delete',
  'category.create',
  'category.update',
  'category.delete',
  'fee.update',
  'content.update',
  'legal.publish',
  'order.status',
  'order.export',
  'user.role',
  'user.sessions',
  'user.delete',
  'message.answer',
  'newsletter.export',
  'import.apply',
  'synonym.create',
  'synonym.update',
  'synonym.delete',
] as const;
export type Action = (typeof actions)[number];

type FirstPart<Name extends string> = Name extends `${infer First}.${string}` ? First : never;
/** What actions are done to: the first part of their names. */
export type Kind = FirstPart<Action>;
export const kinds = [...new Set(actions.map((action) => action.split('.')[0]))] as Kind[];

/** What can be taken back as long as nothing has changed since. */
export const undoable: readonly Action[] = [
  'product.create',
  'product.update',
  'product.delete',
  'category.create',
  'category.update',
  'category.delete',
  'fee.update',
  'content.update',
  'legal.publish',
  'order.status',
  'import.apply',
  'synonym.create',
  'synonym.update',
  'synonym.delete',
];

const activitySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** Null when the user was deleted since. */
  user: z.nullable(z.object({ id: z.string(), name: z.string() })),
  action: z.enum(actions),
  subject_id: z.string(),
  subject: bilingualSchema,
  /** The fields of the thing; null where it did not exist. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The id of the entry that this one took back. */
  undoes: z.nullable(z.number()),
  /** Whether another entry has taken this one back. */
  undone: z.boolean(),
  /** Whether nothing that was done later stands in the way of taking it back. */
  undoable: z.boolean(),
});
export type Activity = z.output<typeof activitySchema>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/admin/activity',
  access: 'admin',
  summary: 'Who did what when, newest first',
  input: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: 'invalid' }))),
    /** One action, or a kind for all that was done to its like. */
    action: z.optional(z.enum([...actions, ...kinds], { error: 'invalid' })),
    /** The id of the user who did it. */
    user: optionalText(100),
    /** The id of the thing it was done to. */
    subject: optionalText(100),
  }),
  answer: z.object({ items: z.array(activitySchema), page: pageSchema }),
  paged: true,
});

export const listActors = endpoint({
  method: 'GET',
  path: '/admin/activity/people',
  access: 'admin',
  summary: 'Everybody who has done something that is remembered, by name',
  input: z.object({}),
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const undoActivity = endpoint({
  method: 'POST',
  path: '/admin/activity/{id}/undo',
  access: 'admin',
  summary: 'Takes back what was done, as long as the thing has not changed since; this is remembered too',
  input: z.object({ id: z.coerce.number().check(z.int()) }),
  answer: activitySchema,
});
