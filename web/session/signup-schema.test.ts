import { expect, test } from 'vitest';
import { signupOrder, signupSchema } from './signup-schema.ts';

const good = {
  name: ' Rania Haddad ',
  email: 'Rania@Example.com',
  password: 'labneh12',
  confirmPassword: 'labneh12',
  terms: true,
};

const brokenBy = (change: Partial<typeof good>) => {
  const issues = signupSchema.safeParse({ ...good, ...change }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
};

test('a whole form passes, with its name and email made clean', () => {
  expect(signupSchema.parse(good)).toEqual({ ...good, name: 'Rania Haddad', email: 'rania@example.com' });
});

test('every rule is told at its own field', () => {
  expect(brokenBy({ confirmPassword: 'labneh1' })).toEqual({ confirmPassword: 'passwords_differ' });
  expect(brokenBy({ password: 'labne', confirmPassword: 'labne' })).toEqual({ password: 'password_short' });
  expect(brokenBy({ name: '   ' })).toEqual({ name: 'name_required' });
  expect(brokenBy({ terms: false })).toEqual({ terms: 'terms_required' });
  expect(brokenBy({ email: 'rania' })).toEqual({ email: 'email_invalid' });
});

test('broken rules are told all at once, and each has its place in the order', () => {
  const broken = brokenBy({ name: '', email: '', password: 'a', confirmPassword: 'b', terms: false });
  expect(Object.keys(broken).toSorted()).toEqual(signupOrder.toSorted());
});
