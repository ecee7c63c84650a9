import { expect, test } from 'vitest';
import { areLabelsMixed, joinLabels, labelKeys, labelsOf } from './size-labels.ts';
import { pricePerMeasure } from './weight.ts';
import { formatWeight } from './weight-words.ts';

test('a label in two languages is read in the reader’s, and one in one language by all', () => {
  const both = joinLabels({ en: ' Large ', ar: 'كبير' });
  expect(both).toBe('Large | كبير');
  expect([formatWeight(both, 'en'), formatWeight(both, 'ar')]).toEqual(['Large', 'كبير']);
  expect([formatWeight('Large', 'ar'), formatWeight('كبير', 'en')]).toEqual(['Large', 'كبير']);
  expect(formatWeight('500 g | ٥٠٠ غم', 'ar')).toBe('500 غم');
  expect(formatWeight('Tin of 5 l | تنكة', 'ar')).toBe('تنكة');
  expect(pricePerMeasure(2, '500 g | ٥٠٠ غم')).toEqual({ price: 4, per: 'kg' });
});

test('what is written once stands in the field of its letters, and two that are the same are one', () => {
  expect(labelsOf('Large | كبير')).toEqual({ en: 'Large', ar: 'كبير' });
  expect(labelsOf('500g')).toEqual({ en: '500g', ar: '' });
  expect(labelsOf('كبير')).toEqual({ en: '', ar: 'كبير' });
  expect(labelsOf('')).toEqual({ en: '', ar: '' });
  expect(joinLabels({ en: 'XL', ar: 'XL' })).toBe('XL');
  expect(joinLabels({ en: '', ar: 'كبير' })).toBe('كبير');
});

test('a sign in a text that is not of two languages is a sign: nothing of it is lost', () => {
  for (const text of ['Red | Large', 'كبير | أحمر', 'كبير | Large', 'a | b | ج', 'x|ج']) {
    expect(formatWeight(text, 'en'), text).toBe(text);
    expect(formatWeight(text, 'ar'), text).toBe(text);
  }
  expect(areLabelsMixed('Red | Large')).toBe(true);
  expect(areLabelsMixed('Large | كبير')).toBe(false);
  expect(joinLabels({ en: 'Tin | 5 l', ar: 'تنكة' })).toBe('Tin / 5 l | تنكة');
});

test('labels that read the same in a language are the same', () => {
  expect(labelKeys('٥٠٠غم')).toEqual(labelKeys('500 G'));
  expect(labelKeys('Large | كبير')[1]).toBe(labelKeys('Big | كبير')[1]);
});
