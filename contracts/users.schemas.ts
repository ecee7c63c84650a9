import * as z from 'zod/mini';
import { roles } from './accounts.ts';
import { savedAddressSchema } from './addresses.schemas.ts';
import { languages } from './language.ts';
import { deliveryMethods, orderStatuses } from './orders.ts';
import { pageSchema } from './pages.schemas.ts';
import { paymentSchema } from './payments.schemas.ts';
import { optionalText } from './text.schemas.ts';
import { customerSorts } from './users.ts';

export const customerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The account's number, or else that of the latest order; E.164, or empty. */
  phone: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  joined_at: z.string(),
  /** The number of orders, cancelled ones included. */
  orders: z.number(),
  /** JD, without cancelled orders. */
  spent: z.number(),
});

export const customerDetailsSchema = z.object({
  ...customerSchema.shape,
  address: z.string(),
  /** The parts of that line; null without a saved address. */
  default_address: z.nullable(savedAddressSchema),
  /** Whether it is the only administrator, who can neither become a customer nor be deleted. */
  last_admin: z.boolean(),
  /** Whether a link that was sent to the email address has been used. */
  email_verified: z.boolean(),
  /** The latest orders, newest first. */
  latest_orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      created_at: z.string(),
      status: z.enum(orderStatuses),
      method: z.enum(deliveryMethods),
      /** JD. */
      total: z.number(),
      payment: paymentSchema,
    }),
  ),
  /** How many contact form messages came from this address. */
  messages: z.number(),
});

export const listUsers = {
  summary: 'All accounts: searched by name, email and phone, with orders and what was spent',
  input: z.object({
    q: optionalText(200),
    role: z.optional(z.enum(roles, { error: 'invalid' })),
    sort: z.optional(z.enum(customerSorts, { error: 'invalid' })),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    cursor: optionalText(1000),
  }),
  answer: z.object({ items: z.array(customerSchema), page: pageSchema }),
};

export const getUser = {
  summary: 'One account with its latest orders',
  input: z.object({ id: z.string() }),
  answer: customerDetailsSchema,
};

export const setUserRole = {
  summary: 'Makes a customer an administrator, or the other way round, and ends all sessions of the user',
  input: z.object({ id: z.string(), role: z.enum(roles, { error: 'invalid' }) }),
  answer: z.null(),
};

export const endUserSessions = {
  summary: 'Logs a user out on every device; the password stays',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};

export const deleteUser = {
  summary: 'Deletes an account and all personal data; orders stay for the books without it',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};
