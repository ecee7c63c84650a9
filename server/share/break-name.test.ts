import { describe, expect, test } from 'vitest';
import { breakName } from './break-name.ts';

/** Measures as if every letter were half an em wide. */
const measure = (text: string) => [...text].length / 2;
const box = { width: 600, height: 300, leading: 1 };
const widthOf = (line: string, size: number) => measure(line) * size;

describe('a name', () => {
  test('of one word stands alone, as large as it can', () => {
    expect(breakName('Makdous', box, measure)).toEqual({ size: 104, lines: ['Makdous'] });
  });

  test('is broken into lines of about one length, not filled one after the other', () => {
    const { lines } = breakName('Extra virgin olive oil', box, measure);
    expect(lines).toEqual(['Extra virgin', 'olive oil']);
  });

  test('keeps all its words and fits its box, however many words it has', () => {
    for (const count of [1, 3, 5, 8, 12]) {
      const words = Array.from({ length: count }, (_, index) => `word${index}`);
      const { size, lines } = breakName(words.join(' '), box, measure);
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.length * size).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width);
    }
  });

  test.each([
    ['many words', 'a jar of olives '.repeat(20)],
    ['one endless word', 'o'.repeat(300)],
    ['an endless word among others', `a jar of ${'o'.repeat(100)} and more of it in many, many words`],
  ])('of %s is cut with an ellipsis and stays in its box', (_, name) => {
    const { size, lines } = breakName(name, box, measure);
    expect(lines.at(-1)).toMatch(/[^\s,]…$/);
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width);
  });

  test('without words has no lines that would be drawn', () => {
    expect(breakName('   ', box, measure).lines.join('')).toBe('');
  });
});
