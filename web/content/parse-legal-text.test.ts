import { expect, test } from 'vitest';
import { parseLegalText } from './parse-legal-text.ts';

const known = new Set(['shop', 'fee']);
const parse = (text: string) => parseLegalText(text, (name) => known.has(name));

test('headings, paragraphs and lists are told apart, and lines of a paragraph join', () => {
  expect(parse('## One\nThe first\nand more.\n\n- a\n- b\n\nLast.')).toEqual([
    { kind: 'heading', parts: ['One'] },
    { kind: 'paragraph', parts: ['The first and more.'] },
    { kind: 'list', items: [['a'], ['b']] },
    { kind: 'paragraph', parts: ['Last.'] },
  ]);
});

test('a name in braces stands for what is known, and a line that names what is not is left out', () => {
  expect(parse('At {shop}: {fee}.\n\n- Call {phone}\n- Pay {fee}\n\nWrite to {email}.')).toEqual([
    { kind: 'paragraph', parts: ['At ', { name: 'shop' }, ': ', { name: 'fee' }, '.'] },
    { kind: 'list', items: [['Pay ', { name: 'fee' }]] },
  ]);
});

test('no sign of what is not filled in is left: neither an item without words, nor braces, nor a heading of nothing', () => {
  expect(
    parse('## Reach us\n\n- {phone}\n- \n-\n\n## Pay\n\n- {Your fee}\n- {fee}\n\n## Last\n\n{email}'),
  ).toEqual([
    { kind: 'heading', parts: ['Pay'] },
    { kind: 'list', items: [[{ name: 'fee' }]] },
  ]);
  expect(parse('# Title\n\n## One\n\nWords.')).toHaveLength(3);
});

test('mark-up of other kinds is text', () => {
  expect(parse('<b>x</b> [y](javascript:z)\n\n')).toEqual([
    { kind: 'paragraph', parts: ['<b>x</b> [y](javascript:z)'] },
  ]);
});
