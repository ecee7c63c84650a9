import { expect, test } from 'vitest';
import { splitImages } from './split-images.ts';

const [a, b] = ['https://x.example/a.jpg', 'https://x.example/b.jpg'];

test.each([
  `${a}|${b}`,
  `${a} | ${b}`,
  `${a}, ${b}`,
  `${a},${b}`,
  `${a};${b}`,
  `${a}\r\n${b}\n`,
  `|${a}||${b}|`,
])('two images are read from %j', (cell) => {
  expect(splitImages(cell)).toEqual({ first: a, further: [b] });
});

test('two names of files with a bar between are two', () => {
  expect(splitImages('a.jpg|b.jpg')).toEqual({ first: 'a.jpg', further: ['b.jpg'] });
});

test.each(['https://x.example/a,w_200;q_80/b.jpg', 'data:image/png;base64,AAAA', ''])('%j is one', (cell) => {
  expect(splitImages(cell)).toEqual({ first: cell, further: [] });
});
