import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { guestEmailSchema } from './guest-orders.schemas.ts';

test('a guest’s email is empty or one, and otherwise breaks one rule of the shop, however long it is', () => {
  expect(['', '  ', ' Lina@Example.com '].map((text) => guestEmailSchema.parse(text))).toEqual([
    '',
    '',
    'lina@example.com',
  ]);
  for (const text of ['khaled@', `${'a'.repeat(260)}@example.com`]) {
    const { error } = z.safeParse(guestEmailSchema, text);
    // A union's issues would be shown instead of the message.
    expect(error?.issues.map(({ code, message }) => [code, message])).toEqual([['custom', 'email_invalid']]);
  }
});
