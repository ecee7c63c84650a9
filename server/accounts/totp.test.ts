import { expect, test } from 'vitest';
import { appLink, codeAt, findStep, stepAt, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

test('codes are those of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeAt(secret, counter));
  expect(codes).toEqual('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '));
});

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d seconds the code is that of RFC 6238, appendix B', (seconds, code) => {
  expect(codeAt(secret, stepAt(at(seconds)), 8)).toBe(code);
});

test('a code counts while it is shown, half a minute before and after, and only once', () => {
  const shown = stepAt(at(1234567890));
  const code = codeAt(secret, shown);
  const find = (seconds: number, used = 0) => findStep(secret, code, at(seconds), used);
  for (const seconds of [1234567890, 1234567860, 1234567920]) expect(find(seconds)).toBe(shown);
  for (const seconds of [1234567800, 1234567980]) expect(find(seconds)).toBeNull();
  expect(find(1234567890, shown - 1)).toBe(shown);
  expect(find(1234567890, shown)).toBeNull();
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is no code', (given) => {
  expect(findStep(secret, given, at(59), 0)).toBeNull();
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is that of RFC 4648', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
});

test('an app is told the shop, the account and the secret', () => {
  const link = new URL(appLink(secret, 'Mouneh & Sons', 'salma+shop@example.com'));
  expect(link.protocol).toBe('otpauth:');
  expect(decodeURIComponent(link.pathname)).toContain('/Mouneh & Sons:salma+shop@example.com');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Mouneh & Sons',
  });
});
