import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { longest } from './text.schemas.ts';
import { parseFieldError } from './text-limit.ts';

test('a text that is too long says how long it may be beside its code', () => {
  const { error } = z.string().check(longest(80)).safeParse('x'.repeat(81));
  expect(error?.issues.map(({ message }) => parseFieldError(message))).toEqual([
    { code: 'too_long', maximum: 80 },
  ]);
  expect(parseFieldError('required')).toEqual({ code: 'required' });
});
