import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { editCost, likeness, threesOf } from './near-words.ts';
import type { Match } from './points.ts';
import { soundCost } from './sound-likeness.ts';
import { soundOf } from './sound-of.ts';
import { formsOf } from './word-forms.ts';
import { formKeysOf, heardAs, shortestMistyped, typedKeysOf, variantsOf } from './word-keys.ts';

/** A word of the catalogue that a typed one may mean. */
export type Meant = { id: number; word: string; spelling: string; match: Match; cost: number };

/** How many words that begin like the typed one are looked at: the shortest. */
const mostPrefixes = 30;
/** What sounds further off is another word. */
const mostSoundCost = 1.8;
/** Of the words that only sound alike, those that are no more than this unlike the nearest. */
const soundSpread = 1.5;
const leastLikeness = 0.34;
const faintLikeness = 0.2;
const mostAlike = 4;

type Row = { typed: string; id: number; word: string; spelling: string };

/**
 * The words of the catalogue that typed words may mean, best first: the words themselves, words that begin so, other
 * forms, words that sound so or are one slip away. For words that mean nothing, words that share most threes of letters.
 */
export async function findWords(db: Queries, typed: string[]): Promise<Map<string, Meant[]>> {
  const found = new Map(typed.map((word): [string, Meant[]] => [word, []]));
  if (typed.length === 0) return found;
  const asked = JSON.stringify(typed.map((word) => ({ word, keys: typedKeysOf(word) })));
  const { rows } = await db.execute<Row>(sql`
    with asked as materialized (select * from jsonb_to_recordset(${asked}::jsonb) as x(word text, keys text[]))
    select asked.word as typed, w.id, w.word, w.spelling
    from asked cross join lateral (
      select id, word, spelling from catalogue_words where keys && asked.keys
    ) w
    union
    select asked.word, w.id, w.word, w.spelling
    from asked cross join lateral (
      select id, word, spelling from catalogue_words
      where word > asked.word collate "C" and word < asked.word || ${'\u{10ffff}'} collate "C"
      order by length(word), word limit ${mostPrefixes}
    ) w`);
  const judges = new Map(typed.map((word) => [word, judgeOf(word)]));
  for (const { typed: asker, ...word } of rows) {
    const meant = judges.get(asker)?.(word);
    if (meant) found.get(asker)?.push(meant);
  }
  for (const [word, meant] of found) found.set(word, keepNearest(meant));
  const unknown = [...found].filter(([word, meant]) => meant.length === 0 && word.length >= shortestMistyped);
  await Promise.all(unknown.map(async ([word]) => found.set(word, await findAlike(db, word))));
  return found;
}

const order: Match[] = ['exact', 'prefix', 'form', 'synonym', 'sound', 'edit', 'threes'];

/** Says of each word of the catalogue how it answers to the typed one; undefined when it does not. */
function judgeOf(typed: string): (word: Omit<Row, 'typed'>) => Meant | undefined {
  const forms = new Set([typed, ...formsOf(typed)]);
  const variants = variantsOf(typed);
  const long = variants.filter((variant) => [...variant].length >= shortestMistyped);
  const heard = variants.flatMap(heardAs).map((spelling) => ({ spelling, sound: soundOf(spelling) }));
  return (word) => {
    if (word.word === typed) return { ...word, match: 'exact', cost: 0 };
    if ([word.word, ...formsOf(word.word)].some((form) => forms.has(form))) {
      return { ...word, match: 'form', cost: 0 };
    }
    if (word.word.startsWith(typed)) return { ...word, match: 'prefix', cost: 0 };
    const edits = Math.min(...long.map((variant) => editCost(variant, word.word)));
    const sound = soundOf(word.word);
    const alike = sound.length >= 2 ? heard.filter((one) => one.sound === sound) : [];
    if (alike.length === 0) return edits <= 1 ? { ...word, match: 'edit', cost: edits } : undefined;
    // What also looks like it is less of a guess.
    const cost = Math.min(edits / 4, ...alike.map(({ spelling }) => soundCost(spelling, word.word)));
    return { ...word, match: 'sound', cost };
  };
}

function keepNearest(meant: Meant[]): Meant[] {
  const nearest = Math.min(...meant.filter(({ match }) => match === 'sound').map(({ cost }) => cost));
  return meant
    .filter(({ match, cost }) => match !== 'sound' || cost <= Math.min(nearest + soundSpread, mostSoundCost))
    .sort((one, other) => order.indexOf(one.match) - order.indexOf(other.match) || one.cost - other.cost);
}

/** How the catalogue spells the words of products that are written most like this one, however unlike they are. */
export async function findNearest(db: Queries, typed: string): Promise<string[]> {
  const alike = await findAlike(db, typed, faintLikeness);
  return alike.map(({ spelling }) => spelling);
}

/** Words that share most of their threes of letters with one that means nothing. */
async function findAlike(db: Queries, typed: string, least = leastLikeness): Promise<Meant[]> {
  const length = [...typed].length;
  const { rows } = await db.execute<Omit<Row, 'typed'>>(sql`
    select id, word, spelling from catalogue_words
    where threes && ${sql.param(threesOf(typed))}::text[] and length(word) between ${length - 3} and ${length + 3}
      and exists (select from word_postings p where p.word_id = catalogue_words.id and p.field > 1)`);
  return rows
    .map((row): Meant => ({ ...row, match: 'threes', cost: 1 - likeness(typed, row.word) }))
    .filter(({ cost }) => cost <= 1 - least)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, mostAlike);
}

/** The words of the catalogue that are these very words, or forms of them; by the word that was asked for. */
export async function findKnownWords(db: Queries, words: string[]): Promise<Map<string, Meant[]>> {
  const found = new Map(words.map((word): [string, Meant[]] => [word, []]));
  if (words.length === 0) return found;
  const asked = JSON.stringify(words.map((word) => ({ word, keys: formKeysOf(word) })));
  const { rows } = await db.execute<Row>(sql`
    with asked as materialized (select * from jsonb_to_recordset(${asked}::jsonb) as x(word text, keys text[]))
    select asked.word as typed, w.id, w.word, w.spelling
    from asked cross join lateral (
      select id, word, spelling from catalogue_words where keys && asked.keys
    ) w`);
  for (const { typed, ...word } of rows) {
    found.get(typed)?.push({ ...word, match: word.word === typed ? 'exact' : 'form', cost: 0 });
  }
  return found;
}
