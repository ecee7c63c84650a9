import { expect, test } from 'vitest';
import { imports as ar } from './ar/admin/imports.ts';
import { imports as en } from './en/admin/imports.ts';

test.each([
  [[3], 0, 'Line 3', 'السطر 3'],
  [[3, 8], 0, 'Lines 3 and 8', 'السطران 3 و8'],
  [[3, 8, 12], 0, 'Lines 3, 8 and 12', 'الأسطر 3، 8 و12'],
  [[3, 8], 20, 'Lines 3, 8 and 20 more', 'الأسطر 3، 8 و20 غيرها'],
])('lines of a file are named as people would: %j and %j more', (lines, rest, english, arabic) => {
  expect([en.inLines(lines, rest), ar.inLines(lines, rest)]).toEqual([english, arabic]);
});
