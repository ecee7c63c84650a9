import { expect, test } from 'vitest';
import { wordsOf } from '../../contracts/fold-text.ts';
import { soundOfPhrase } from './find-replacements.ts';
import { fields } from './points.ts';
import { readQuery } from './read-query.ts';
import { makeKeys, makeVocabulary } from './vocabulary.ts';

const names = [
  'olive',
  'oil',
  'زيت',
  'زيتون',
  'makdous',
  'مكدوس',
  'labneh',
  'لبنه',
  'tomato',
  'paste',
  'ghee',
  'سمنه',
  '400g',
];
const terms = names.map((term, index) => ({ id: index + 1, term, spelling: term }));
const synonym = (term: string, same: string) => ({
  termWords: term,
  sameWords: same,
  termSound: soundOfPhrase(wordsOf(term)),
  sameSound: soundOfPhrase(wordsOf(same)),
});
const noTurns = () => Promise.resolve();
const vocabulary = makeVocabulary(
  terms,
  await makeKeys(terms, undefined, noTurns),
  terms.map(({ id }) => ({ termId: id, field: fields.name, products: id })),
  {
    categories: [{ id: 'x', number: 7, slug: 'oils', nameEn: 'Oils', nameAr: 'زيوت', words: ['oil', 'زيت'] }],
    leads: new Map(),
    shopName: { en: 'Mouneh', ar: 'مونة' },
    synonyms: [synonym('red stuff', 'tomato paste'), synonym('butter', 'ghee')],
  },
);

/** The best match of each word of each reading, and its kind. */
const readingsOf = (query: string) =>
  readQuery(vocabulary, query).readings.map((reading) =>
    reading.map(({ lists: [best] }) => `${best?.meant.term} ${best?.meant.match}`).join(', '),
  );

test.each([
  ['olive', ['olive exact']],
  ['the olives', ['olive form']],
  ['oli', ['olive prefix']],
  ['الزيت', ['زيت form']],
  ['lbnh', ['لبنه sound']],
  ['makduos', ['makdous sound']],
  ['مكدوز', ['مكدوس edit']],
  ['makdoudous', ['makdous trigram']],
  ['oliveoil', ['olive trigram', 'olive exact, oil exact']],
  ['lab neh', ['labneh exact']],
  ['butter', ['ghee synonym']],
  ['labneh 400 gram', ['labneh exact, 400g exact']],
  ['لبنة ٤٠٠غ', ['لبنه exact, 400g exact']],
  ['لبنة ٤٠٠ غرام', ['لبنه exact, 400g exact']],
  // No product has this size, and a measure sounds like no size.
  ['لبنة 2 غم', ['لبنه exact']],
  ['red stuff', ['tomato synonym, paste synonym']],
  ['spaceship', []],
  ['the', []],
])('%s is read as %j', (query, readings) => expect(readingsOf(query)).toEqual(readings));

test('a word that no product has is left out, and that is said', () => {
  const { readings, isShorter } = readQuery(vocabulary, 'olive spaceship');
  expect(readings.map((reading) => reading.map(({ typed }) => typed))).toEqual([['olive']]);
  expect(isShorter).toBe(true);
});

test('a category is a term too', () => {
  const [[queryTerm] = []] = readQuery(
    { ...vocabulary, countOf: (id, field) => (id === -7 ? 3 : vocabulary.countOf(id, field)) },
    'oil',
  ).readings;
  expect(queryTerm?.lists.map(({ termId, field, count }) => [termId, field, count])).toContainEqual([
    -7, 3, 3,
  ]);
});

test('keys of terms that are known are taken over, and those of others are made anew', async () => {
  const few = await makeKeys(terms.slice(0, 5), undefined, noTurns);
  const whole = await makeKeys(terms, undefined, noTurns);
  expect(await makeKeys(terms, few, noTurns)).toEqual(whole);
  expect(await makeKeys(terms, whole, noTurns)).toBe(whole);
  expect(await makeKeys(terms.slice(3), whole, noTurns)).toEqual(
    await makeKeys(terms.slice(3), undefined, noTurns),
  );
});
