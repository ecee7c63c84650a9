import * as z from 'zod/mini';
import { register } from '../../contracts/accounts.ts';

/** What the shop asks for, and what only the browser asks: the password twice, and the terms. */
export const signupSchema = z
  .extend(register.input, {
    confirmPassword: z.string({ error: 'passwords_differ' }),
    terms: z.boolean({ error: 'terms_required' }).check(z.refine((yes) => yes, { error: 'terms_required' })),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'passwords_differ',
      path: ['confirmPassword'],
      // Told together with the other broken rules, not after they are mended.
      when: () => true,
    }),
  );

/** The order in which broken rules are told. */
export const signupOrder = ['confirmPassword', 'password', 'name', 'terms', 'email'] as const;
