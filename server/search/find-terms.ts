import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { editCost } from './edit-cost.ts';
import type { Match } from './points.ts';
import { soundCost } from './sound-likeness.ts';
import { soundOf } from './sound-of.ts';
import { formKeysOf, heardAs, shortestMistyped, typedKeysOf, variantsOf } from './term-keys.ts';
import { likeness, trigramsOf } from './trigrams.ts';
import { formsOf } from './word-forms.ts';

/** A term of the catalogue that a typed word may mean. */
export type Meant = { id: number; term: string; spelling: string; match: Match; cost: number };

/** How many words that begin like the typed one are looked at: the shortest. */
const mostPrefixes = 30;
/** What sounds further off is another word. */
const mostSoundCost = 1.8;
/** Of the words that only sound alike, those that are no more than this unlike the nearest. */
const soundSpread = 1.5;
const leastLikeness = 0.34;
const faintLikeness = 0.2;
const mostAlike = 4;

type Row = { typed: string; id: number; term: string; spelling: string };

/**
 * The terms of the catalogue that typed words may mean, best first: the words themselves, terms that begin so, other
 * forms, terms that sound so or are one slip away. For words that mean nothing, terms that share most trigrams.
 */
export async function findTerms(db: Queries, typed: string[]): Promise<Map<string, Meant[]>> {
  const found = new Map(typed.map((word): [string, Meant[]] => [word, []]));
  if (typed.length === 0) return found;
  const asked = JSON.stringify(typed.map((word) => ({ word, keys: typedKeysOf(word) })));
  const { rows } = await db.execute<Row>(sql`
    with asked as materialized (select * from jsonb_to_recordset(${asked}::jsonb) as x(word text, keys text[]))
    select asked.word as typed, w.id, w.term, w.spelling
    from asked cross join lateral (
      select id, term, spelling from search_terms where keys && asked.keys
    ) w
    union
    select asked.word, w.id, w.term, w.spelling
    from asked cross join lateral (
      select id, term, spelling from search_terms
      where term > asked.word collate "C" and term < asked.word || ${'\u{10ffff}'} collate "C"
      order by length(term), term limit ${mostPrefixes}
    ) w`);
  const judges = new Map(typed.map((word) => [word, judgeOf(word)]));
  for (const { typed: asker, ...row } of rows) {
    const meant = judges.get(asker)?.(row);
    if (meant) found.get(asker)?.push(meant);
  }
  for (const [word, meant] of found) found.set(word, keepNearest(meant));
  const unknown = [...found].filter(([word, meant]) => meant.length === 0 && word.length >= shortestMistyped);
  await Promise.all(unknown.map(async ([word]) => found.set(word, await findAlike(db, word))));
  return found;
}

const order: Match[] = ['exact', 'prefix', 'form', 'synonym', 'sound', 'edit', 'trigram'];

/** Says of each term of the catalogue how it answers to the typed one; undefined when it does not. */
function judgeOf(typed: string): (row: Omit<Row, 'typed'>) => Meant | undefined {
  const forms = new Set([typed, ...formsOf(typed)]);
  const variants = variantsOf(typed);
  const long = variants.filter((variant) => [...variant].length >= shortestMistyped);
  const heard = variants.flatMap(heardAs).map((spelling) => ({ spelling, sound: soundOf(spelling) }));
  return (row) => {
    const { term } = row;
    if (term === typed) return { ...row, match: 'exact', cost: 0 };
    if ([term, ...formsOf(term)].some((form) => forms.has(form))) {
      return { ...row, match: 'form', cost: 0 };
    }
    if (term.startsWith(typed)) return { ...row, match: 'prefix', cost: 0 };
    const edits = Math.min(...long.map((variant) => editCost(variant, term)));
    const sound = soundOf(term);
    const alike = sound.length >= 2 ? heard.filter((one) => one.sound === sound) : [];
    if (alike.length === 0) return edits <= 1 ? { ...row, match: 'edit', cost: edits } : undefined;
    // What also looks like it is less of a guess.
    const cost = Math.min(edits / 4, ...alike.map(({ spelling }) => soundCost(spelling, term)));
    return { ...row, match: 'sound', cost };
  };
}

function keepNearest(meant: Meant[]): Meant[] {
  const nearest = Math.min(...meant.filter(({ match }) => match === 'sound').map(({ cost }) => cost));
  return meant
    .filter(({ match, cost }) => match !== 'sound' || cost <= Math.min(nearest + soundSpread, mostSoundCost))
    .sort((one, other) => order.indexOf(one.match) - order.indexOf(other.match) || one.cost - other.cost);
}

/** How the catalogue spells the terms of products that are written most like this word, however unlike they are. */
export async function findNearest(db: Queries, typed: string): Promise<string[]> {
  const alike = await findAlike(db, typed, faintLikeness);
  return alike.map(({ spelling }) => spelling);
}

/** Terms that share most of their trigrams with a word that means nothing. */
async function findAlike(db: Queries, typed: string, least = leastLikeness): Promise<Meant[]> {
  const length = [...typed].length;
  const { rows } = await db.execute<Omit<Row, 'typed'>>(sql`
    select id, term, spelling from search_terms
    where trigrams && ${sql.param(trigramsOf(typed))}::text[] and length(term) between ${length - 3} and ${length + 3}
      and exists (select from term_postings p where p.term_id = search_terms.id and p.field > 1)`);
  return rows
    .map((row): Meant => ({ ...row, match: 'trigram', cost: 1 - likeness(typed, row.term) }))
    .filter(({ cost }) => cost <= 1 - least)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, mostAlike);
}

/** The terms of the catalogue that are these very words, or forms of them; by the word that was asked for. */
export async function findKnownTerms(db: Queries, words: string[]): Promise<Map<string, Meant[]>> {
  const found = new Map(words.map((word): [string, Meant[]] => [word, []]));
  if (words.length === 0) return found;
  const asked = JSON.stringify(words.map((word) => ({ word, keys: formKeysOf(word) })));
  const { rows } = await db.execute<Row>(sql`
    with asked as materialized (select * from jsonb_to_recordset(${asked}::jsonb) as x(word text, keys text[]))
    select asked.word as typed, w.id, w.term, w.spelling
    from asked cross join lateral (
      select id, term, spelling from search_terms where keys && asked.keys
    ) w`);
  for (const { typed, ...row } of rows) {
    found.get(typed)?.push({ ...row, match: row.term === typed ? 'exact' : 'form', cost: 0 });
  }
  return found;
}
