import * as z from 'zod/mini';
import * as schemas from '../../contracts/accounts.schemas.ts';

const repeated = z.string({ error: 'passwords_differ' });

// Checked even when other rules are broken, so that all errors are reported at once.
const difference = { error: 'passwords_differ', path: ['confirmPassword'], when: () => true };

const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  difference,
);

/** The API's fields, and those that only the browser checks: the repeated password and the terms. */
export const signupSchema = z
  .extend(schemas.register.input, {
    confirmPassword: repeated,
    terms: z.boolean({ error: 'terms_required' }).check(z.refine((yes) => yes, { error: 'terms_required' })),
  })
  .check(samePasswords);

/** The order in which errors are reported. */
export const signupOrder = ['confirmPassword', 'password', 'name', 'terms', 'email'] as const;

/** Only a new password, typed twice. */
export const newPasswordSchema = z
  .object({ password: schemas.resetPassword.input.shape.password, confirmPassword: repeated })
  .check(samePasswords);

export const newPasswordOrder = ['confirmPassword', 'password'] as const;

/** Change of password: the current one, and the new one twice. */
export const changePasswordSchema = z
  .extend(schemas.changePassword.input, { confirmPassword: repeated })
  .check(z.refine(({ new_password, confirmPassword }) => new_password === confirmPassword, difference));

export const changePasswordOrder = ['password', 'code', 'confirmPassword', 'new_password'] as const;
