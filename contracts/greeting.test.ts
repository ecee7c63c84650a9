import { expect, test } from 'vitest';
import { composeGreeting } from './greeting.ts';

const plain = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '');

test('the seller greets by the person’s name and says which shop writes, in the language of the person', () => {
  const greet = (language: 'en' | 'ar', shop: string, name: string) =>
    plain(composeGreeting({ language, shop, name }));
  expect(greet('en', 'Mouneh', 'Lucy Brown')).toBe('Hello Lucy Brown, this is Mouneh. ');
  expect(greet('ar', 'مونة', 'هديل')).toBe('مرحبًا هديل، معك مونة. ');
  expect(greet('en', 'Mouneh', ' ')).toBe('Hello, this is Mouneh. ');
});
