import { expect, test } from 'vitest';
import { imagesOf } from './images-of.ts';

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
  expect(imagesOf(cell)).toEqual({ first: a, further: b });
});

test('two names of files with a bar between are two', () => {
  expect(imagesOf('a.jpg|b.jpg')).toEqual({ first: 'a.jpg', further: 'b.jpg' });
});

test.each(['https://x.example/a,w_200;q_80/b.jpg', 'data:image/png;base64,AAAA', ''])('%j is one', (cell) => {
  expect(imagesOf(cell)).toEqual({ first: cell, further: '' });
});
