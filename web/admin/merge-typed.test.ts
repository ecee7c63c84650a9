import { expect, test } from 'vitest';
import { mergeTyped } from './merge-typed.ts';

test('fields keep what was typed, and are theirs where nothing was', () => {
  const base = { lead: 2, paused: { delivery: false, pickup: false }, name: { en: 'a', ar: 'ا' } };
  const typed = { ...base, paused: { delivery: true, pickup: false }, name: { en: 'mine', ar: 'ا' } };
  const theirs = { lead: 4, paused: { delivery: false, pickup: true }, name: { en: 'theirs', ar: 'ب' } };
  expect(mergeTyped(base, typed, theirs)).toEqual({
    lead: 4,
    paused: { delivery: true, pickup: true },
    name: { en: 'mine', ar: 'ب' },
  });
});

test('items of a list are told apart: theirs are added, removed and changed beside mine', () => {
  const item = (code: string, fee = '1') => ({ code, fee });
  const base = [item('QA'), item('KW'), item('SA'), item('BH'), item('IQ')];
  const typed = [item('QA', '7'), item('KW'), item('SA', '8'), item('IQ'), item('OM')];
  const theirs = [item('QA'), item('KW', '5'), item('BH', '6'), item('OM', '9'), item('EG')];
  expect(mergeTyped(base, typed, theirs)).toEqual([
    item('QA', '7'),
    item('KW', '5'),
    // Changed here and removed there: what was typed is not lost.
    item('SA', '8'),
    // Removed here, and there by now: neither BH nor IQ.
    item('OM'),
    item('EG'),
  ]);
});

test('texts are told apart by themselves; a list of what has no name stays as it was typed', () => {
  expect(mergeTyped(['cash', 'bank'], ['cash', 'chat'], ['cash', 'bank', 'cliq'])).toEqual([
    'cash',
    'chat',
    'cliq',
  ]);
  expect(mergeTyped([1, 2], [1, 3], [4])).toEqual([1, 3]);
});
