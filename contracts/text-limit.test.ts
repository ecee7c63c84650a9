import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { longest } from './text.schemas.ts';
import { atMost, readFault } from './text-limit.ts';

test('a text that is too long is told how long it may be, in the forms of both languages', () => {
  const { error } = z.string().check(longest(80)).safeParse('x'.repeat(81));
  expect(error?.issues.map(({ message }) => readFault(message))).toEqual([{ code: 'too_long', maximum: 80 }]);
  expect(readFault('required')).toEqual({ code: 'required' });
  expect([1, 80].map((count) => atMost(count, 'en'))).toEqual([
    'At most 1 character',
    'At most 80 characters',
  ]);
  expect([3, 10, 11, 80, 100, 120, 200, 1000, 5000].map((count) => atMost(count, 'ar'))).toEqual([
    '3 أحرف على الأكثر',
    '10 أحرف على الأكثر',
    '11 حرفًا على الأكثر',
    '80 حرفًا على الأكثر',
    '100 حرف على الأكثر',
    '120 حرفًا على الأكثر',
    '200 حرف على الأكثر',
    '1000 حرف على الأكثر',
    '5000 حرف على الأكثر',
  ]);
});
