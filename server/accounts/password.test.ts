import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password is kept as argon2id at the cost that OWASP asks for, with a salt of its own', async () => {
  const hashes = await Promise.all([hashPassword('a jar of olives'), hashPassword('a jar of olives')]);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('a password is the same however its letters are composed', async () => {
  const hash = await hashPassword('caf\u00e9 \u0623\u0631\u0632');
  expect(await isPassword('cafe\u0301 \u0627\u0654\u0631\u0632', hash)).toBe(true);
  expect(await isPassword('cafe \u0627\u0631\u0632', hash)).toBe(false);
});
