import { expect, test } from 'vitest';
import { textOfHtml } from './cell.ts';
import { splitImages } from './split-images.ts';

test('HTML becomes the text that a reader sees', () => {
  const html =
    '<style>p { color: red }</style><p>Raw \u00a0 <b>honey</b>\n from&nbsp;Ajloun</p><ul><li>1 &lt; 2</li></ul>' +
    '<script type="x">if (a < b) document.write("<b>");</script>Not <3 less';
  expect(textOfHtml(html)).toBe('Raw honey from Ajloun\n1 < 2\nNot <3 less');
  expect(textOfHtml('one \t\n  two\n\n\n\nthree')).toBe('one\ntwo\n\nthree');
});

const many = 400_000;
test.each([
  ['scripts that never end', '<script>'.repeat(many / 8), ''],
  ['tags that never end', '<a'.repeat(many / 2), '<a'.repeat(many / 2)],
  ['spaces without a line', `a${' '.repeat(many)}b`, 'a b'],
  ['spaces of both kinds', `a${' \t'.repeat(many / 2)}\nb`, 'a\nb'],
])('a cell of %s is read in one go', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test('spaces without an end before a comma part no images', () => {
  const cell = `https://shop.example/1.jpg${' '.repeat(many)},x`;
  expect(splitImages(cell)).toEqual({ first: cell, further: [] });
  expect(splitImages('https://shop.example/1.jpg , https://shop.example/2.jpg')).toEqual({
    first: 'https://shop.example/1.jpg',
    further: ['https://shop.example/2.jpg'],
  });
});
