import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

describe('a body', () => {
  test.each([
    [String.raw`{"a":"x\u0000y","b\u0000":1}`, { a: 'xy', b: 1 }],
    [
      String.raw`["\ud83d\ude00","\uD83D","\ude00\ud83d","\ud83dx"]`,
      ['😀', '\ufffd', '\ufffd\ufffd', '\ufffdx'],
    ],
    [String.raw`["\\u0000","\\\u0000","\\\\ud800"]`, [String.raw`\u0000`, '\\', String.raw`\\ud800`]],
    ['{"name":"لبنة 😀","list":[1,null,true]}', { name: 'لبنة 😀', list: [1, null, true] }],
  ])('%s', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  test('is what a reviver would have made of it, for any strings', () => {
    const kept = (_: string, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
    const signs = fc.constantFrom('\0', '\\', '"', 'u', '0', 'd', '\ud83d', '\ude00', '😀', 'ل', '\n');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: signs })), (texts) => {
        const json = JSON.stringify(texts);
        expect(parseJson(json)).toEqual(JSON.parse(json, kept));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['zeros', `[${'0,'.repeat(200_000)}0]`],
    ['lists', `[${'[],'.repeat(100_000)}0]`],
    ['lists in lists', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['keys', `{${Array.from({ length: 200_000 }, (_, index) => `"${index}":0`).join()}}`],
  ])('of very many %s is refused', (_, text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });
});
