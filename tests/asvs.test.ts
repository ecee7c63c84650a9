import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asvsLevels } from './support/asvs-levels.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/asvs.md');
const numbers = [...asvsLevels.keys()];

/** A table row whose first cell is the number of a requirement, or a range of numbers. */
const rowPattern = /^\| (\d+\.\d+\.\d+)(?:–(\d+\.\d+\.\d+))? \| ([^|]+) \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm;
const rows = [...page.matchAll(rowPattern)].map(([, first = '', last = first, levels = '', where = '']) => ({
  first,
  numbers: numbers.slice(numbers.indexOf(first), numbers.indexOf(last) + 1).filter(isAsked),
  levels,
  where,
}));

function isAsked(number: string): boolean {
  return asvsLevels.get(number) !== '3';
}

/** The numbers listed in a section of the page. */
const listed = (title: string): string[] => {
  const [, rest = ''] = page.split(`\n## ${title}\n`);
  const [points = ''] = rest.split('\n## ');
  return [...points.matchAll(/^- (\d+\.\d+\.\d+)/gm)].map(([, number = '']) => number);
};

describe('the matrix of the ASVS', () => {
  test('names every requirement of levels 1 and 2 once, in order, with its level', () => {
    expect(rows.flatMap((row) => row.numbers)).toEqual(numbers.filter(isAsked));
    for (const row of rows) {
      const levels = new Set(row.numbers.map((number) => asvsLevels.get(number)));
      expect([row.first, row.levels]).toEqual([row.first, [...levels].sort().join(', ')]);
    }
  });

  test('says of each where it is met, or why not', () => {
    const says = /^(Does not apply|Not met|Partly): \w|`[\w./-]+\.\w+`|\]\(#[\w-]+\)/;
    for (const { first, where } of rows) expect([first, where]).toEqual([first, expect.stringMatching(says)]);
  });

  test('gathers and counts what is not met, or in part', () => {
    const startingWith = (word: string) =>
      rows.filter(({ where }) => where.startsWith(`${word}:`)).flatMap((row) => row.numbers);
    const [inPart, unmet] = [startingWith('Partly'), startingWith('Not met')];
    expect(listed('Met in part')).toEqual(inPart);
    expect(listed('Not met')).toEqual(unmet);
    const all = numbers.filter(isAsked).length;
    const foreign = startingWith('Does not apply').length;
    const met = all - inPart.length - unmet.length - foreign;
    expect(page).toContain(`Of ${all} requirements ${met} are met, ${inPart.length} in part, `);
    expect(page).toContain(`${unmet.length} are not, and ${foreign} do not apply.`);
  });

  test('is counted the same on the page for people', () => {
    const [counted = ''] = /Of \d+ requirements .* do not apply\./.exec(page) ?? [];
    expect(counted).not.toBe('');
    expect(read('SECURITY.md')).toContain(counted);
  });

  test('names only files that are there', () => {
    const named = [...page.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|json|css|sh))`/g)];
    const files = named.map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(200);
    expect(
      files.filter(
        (file) => !existsSync(path.join(root, file)) && !existsSync(path.join(root, 'docs', file)),
      ),
    ).toEqual([]);
  });

  test('leads only to its own headings', () => {
    const titles = [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
    const headings = titles.map((title) => title.toLowerCase().replaceAll(' ', '-'));
    const links = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, name = '']) => name);
    expect(links.filter((name) => !headings.includes(name))).toEqual([]);
  });
});
