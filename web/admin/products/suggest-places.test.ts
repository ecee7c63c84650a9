import { expect, test } from 'vitest';
import { suggestPlaces } from './suggest-places.ts';

test.each([
  ['الأردن', ['ا', 'ال', 'الا', 'الأر', 'أردن', 'اردن', 'jord']],
  ['الزرقاء', ['ال', 'الز', 'زرق', 'زرقاء', 'Zar', 'al-z', 'Al Zarqa']],
  ['البحر الميت', ['ال', 'الب', 'بحر', 'بحر ميت', 'البحر ال', 'dead']],
  ['عجلون', ['ع', 'عجل', 'العج', 'ajl']],
])('%s is suggested as an origin from the first letter on, with its article or without', (place, texts) => {
  for (const text of texts) expect(suggestPlaces(text, 'ar'), text).toContain(place);
});

test('what begins with the text comes first', () => {
  expect(suggestPlaces('اردن', 'ar')[0]).toBe('الأردن');
  expect(suggestPlaces('عجل', 'ar')[0]).toBe('عجلون');
});
