import * as z from 'zod/mini';
import { optionalPhone } from './accounts.schemas.ts';
import type { FieldErrorCode } from './error.ts';
import { languages } from './language.ts';
import { longestMessage, messageStates, subjects } from './messages.ts';
import { pageSchema } from './pages.schemas.ts';
import { emailSchema, longest, optionalText, requiredText } from './text.schemas.ts';

/** Bidirectional control characters, removed from names: they would reorder the surrounding text. */
const turningMarks = /[\u202a-\u202e\u2066-\u2069]/g;

const typed = (tidy: (text: string) => string, code: FieldErrorCode, maximum: number) =>
  z.string({ error: code }).check(
    z.overwrite((text) => tidy(text.replace(turningMarks, '')).trim()),
    z.minLength(1, { error: code }),
    longest(maximum),
  );
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const asTyped = (text: string) => text;

/** The order of the keys is the order in which the rules are checked. */
export const sendMessage = {
  summary: 'Leaves a message for the seller, who is told by mail',
  input: z.object({
    name: typed(oneLine, 'name_required', 300),
    email: emailSchema,
    phone: optionalPhone,
    subject: z.enum(subjects, { error: 'subject_required' }),
    message: typed(asTyped, 'message_required', longestMessage),
    language: z.optional(z.enum(languages, { error: 'invalid' })),
  }),
  answer: z.null(),
};

export const messageSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
  subject: z.enum(subjects),
  message: z.string(),
  language: z.enum(languages),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});

/** A message as listed in the inbox. */
export const inboxMessageSchema = z.object({
  ...messageSchema.shape,
  read_at: z.nullable(z.string()),
  /** The account with the sender's email address. */
  customer_id: z.nullable(z.string()),
});

/** A message that is opened. */
export const openedMessageSchema = z.object({
  ...inboxMessageSchema.shape,
  /** The numbers of those orders that it names and that there are. */
  orders: z.array(z.string()),
});

export const listMessages = {
  summary: 'The messages that came in, newest first',
  input: z.object({
    q: optionalText(200),
    state: z.optional(z.enum(messageStates, { error: 'invalid' })),
    subject: z.optional(z.enum(subjects, { error: 'invalid' })),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: 'invalid' }))),
  }),
  answer: z.object({ items: z.array(inboxMessageSchema), page: pageSchema }),
};

export const countUnread = {
  summary: 'How many messages have not been opened yet',
  input: z.object({}),
  answer: z.object({ count: z.number() }),
};

export const getMessage = {
  summary: 'One message; whether it was read stays as it is',
  input: z.object({ id: z.string() }),
  answer: openedMessageSchema,
};

export const setMessageState = {
  summary:
    'Marks a message as read, or as unread again; and as answered without a mail of the shop, or not after all',
  input: z.object({
    id: z.string(),
    read: z.boolean({ error: 'invalid' }),
    /** Marks the message as answered, for instance by telephone. A message that was answered by email stays answered. */
    answered: z.optional(z.boolean({ error: 'invalid' })),
  }),
  answer: openedMessageSchema,
};

export const deleteMessage = {
  summary: 'Deletes a message with its answer, for good',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};

export const answerMessage = {
  summary: 'Answers a message by mail, in the language in which it was written',
  input: z.object({
    id: z.string(),
    answer: requiredText('answer_required', longestMessage),
    /**
     * Optimistic locking: `answered_at` as the writer saw it; refused when there is a newer answer. Without it the last
     * one wins.
     */
    expected_answered_at: z.optional(z.nullable(z.string())),
  }),
  answer: openedMessageSchema,
};
