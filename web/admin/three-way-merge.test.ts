import { expect, test } from 'vitest';
import { threeWayMerge } from './three-way-merge.ts';

const item = (code: string, fee = '1') => ({ code, fee });

type Merge = [rule: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown];

test.each<Merge>([
  ['what neither changed stays', { fee: 1 }, { fee: 1 }, { fee: 1 }, { fee: 1 }],
  ['a change of either version is kept', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
  ['an equal change is made once', { fee: 1 }, { fee: 2 }, { fee: 2 }, { fee: 2 }],
  ['mine wins where both changed a value', { fee: 1 }, { fee: 2 }, { fee: 3 }, { fee: 2 }],
  [
    'fields of an object merge one by one',
    { name: { en: 'a', ar: 'ا' } },
    { name: { en: 'mine', ar: 'ا' } },
    { name: { en: 'theirs', ar: 'ب' } },
    { name: { en: 'mine', ar: 'ب' } },
  ],
  ['a field that is new to both versions is kept from each', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ['a field that a draft lacks is theirs', { a: 1 }, { a: 2 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['a field that I emptied is empty', { a: { b: 1 } }, { a: null }, { a: { b: 2 } }, { a: null }],
  ['without a base the typed value is kept', undefined, { a: 1 }, { a: 2, b: 2 }, { a: 1 }],
  [
    'items of a list are added, changed and removed by both',
    [item('QA'), item('KW'), item('BH')],
    [item('QA', '7'), item('KW'), item('OM')],
    [item('QA'), item('KW', '5'), item('BH', '6'), item('EG')],
    [item('QA', '7'), item('KW', '5'), item('OM'), item('EG')],
  ],
  [
    'an item that they removed is gone, unless I changed it',
    [item('SA'), item('IQ'), item('QA')],
    [item('SA', '8'), item('IQ'), item('QA')],
    [item('QA')],
    [item('SA', '8'), item('QA')],
  ],
  [
    'an item that both added is there once, as mine',
    [],
    [item('OM')],
    [item('OM', '9'), item('EG')],
    [item('OM'), item('EG')],
  ],
  ['an item without an identity is new', [{ id: 'a' }], [{ id: 'a' }, {}], [{ id: 'b' }], [{}, { id: 'b' }]],
  ['the order is mine', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'a', 'c']],
  [
    'texts are items by themselves',
    ['cash', 'bank'],
    ['cash', 'x'],
    ['cash', 'bank', 'y'],
    ['cash', 'x', 'y'],
  ],
  ['a list of values without an identity is one value', [1, 2], [1, 3], [4], [1, 3]],
])('%s', (_, base, mine, theirs, merged) => {
  expect(threeWayMerge(base, mine, theirs)).toEqual(merged);
});
