import * as z from 'zod/mini';
import { foldDigits, invisibleMarks } from './digits.ts';
import { type PaymentMethod, paymentMethods } from './payment-methods.ts';
import { bareIban, isIban } from './payment-settings.ts';
import { normalizePhone } from './phone.ts';
import { longest } from './text.schemas.ts';

const line = (maximum: number) => z.string({ error: 'invalid' }).check(z.trim(), longest(maximum));

const code = (tidy: (text: string) => string) =>
  z.string({ error: 'invalid' }).check(
    longest(200, { abort: true }),
    z.overwrite((text) => tidy(foldDigits(text).replace(invisibleMarks, ''))),
  );

/** The stored form of an alias; a Jordanian mobile number in any spelling becomes `+962791234567`. */
function cliqAlias(text: string): string {
  const phone = normalizePhone(text);
  return phone?.startsWith('+9627') ? phone : text.trim();
}

/** The fields that a method needs before it can be turned on. */
const needed = {
  cliq: ['cliq_alias', 'cliq_name'],
  bank: ['bank_name', 'account_name', 'iban'],
} as const;

const shape = {
  /** Methods that shoppers may choose, in the order in which they are offered; none in a new shop. */
  methods: z.array(z.enum(paymentMethods, { error: 'invalid' })).check(
    z.maxLength(20, { error: 'too_long' }),
    z.overwrite((on) => paymentMethods.filter((method) => on.includes(method))),
  ),
  cliq_alias: code(cliqAlias).check(
    z.refine((text) => text === '' || /^\+?[\w.-]{1,30}$/.test(text), { error: 'alias_invalid' }),
  ),
  /** The name of the alias's owner, as the payer's bank shows it. */
  cliq_name: line(100),
  bank_name: line(100),
  account_name: line(100),
  iban: code(bareIban).check(z.refine((text) => text === '' || isIban(text), { error: 'iban_invalid' })),
};

type Settings = Record<(typeof needed)['cliq' | 'bank'][number], string> & { methods: PaymentMethod[] };

const isComplete = z.check<Settings>(({ value, issues }) => {
  for (const method of ['cliq', 'bank'] as const) {
    if (!value.methods.includes(method)) continue;
    for (const field of needed[method]) {
      if (value[field] === '')
        issues.push({ code: 'custom', message: 'required', path: [field], input: value });
    }
  }
});

/** The payment methods that shoppers may choose, and the shop's accounts. */
export const paymentSettingsSchema = z.object(shape).check(isComplete);

/** Optimistic locking: `version` counts the edits; an edit that sends an older version is refused. */
export const editedPaymentSettingsSchema = z
  .object({ ...shape, version: z.number({ error: 'invalid' }).check(z.int({ error: 'invalid' })) })
  .check(isComplete);

export const getPaymentSettings = {
  summary: 'Which ways of paying a shopper may choose, with the accounts that money is sent to',
  input: z.object({}),
  answer: editedPaymentSettingsSchema,
};

export const setPaymentSettings = {
  summary: 'Sets the ways of paying and the accounts as a whole; another account takes the password again',
  input: editedPaymentSettingsSchema,
  answer: editedPaymentSettingsSchema,
};
