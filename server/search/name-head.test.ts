import { expect, test } from 'vitest';
import { headOf } from './name-head.ts';

test.each([
  ['Tuna in Olive Oil', ['tuna']],
  ['Olive Oil Soap', ['soap', 'oil']],
  ['Extra Virgin Olive Oil', ['oil', 'olive']],
  ['Cracked Green Olives', ['olives', 'green']],
  ['Labneh Balls in Olive Oil', ['balls', 'labneh']],
  ['Eggs, Tray of 30', ['eggs']],
  ['Mint Tea Bags', ['tea', 'mint']],
  ['Tissues tray', ['tissues']],
  ['Rice 5kg', ['rice']],
  ['زيت زيتون بكر', ['زيت', 'زيتون']],
  ['زيتون أخضر مرصوص', ['زيتون', 'اخضر']],
  ['تونة بزيت الزيتون', ['تونه', 'بزيت']],
  ['نصف تنكة زيت زيتون', ['زيت', 'زيتون']],
  ['Rose water', ['rose', 'water']],
  ['Orange-blossom water', ['blossom', 'water']],
  ['Sparkling water, lemon', ['water', 'sparkling']],
  ['ماء الورد', ['الورد', 'ماء']],
  ['ماء معدني', ['ماء', 'معدني']],
  ['طبق', ['طبق']],
  ['In', []],
])('%s is, and beside that, %j', (name, words) => expect(headOf(name)).toEqual(words));
