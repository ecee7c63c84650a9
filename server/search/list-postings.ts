import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import type { Field } from './points.ts';

/** Where one word stands in one field, and what it is worth there. */
export type List = { wordId: number; field: Field; points: number };
/** A product by its place in the lists, and how well it answers. */
export type Hit = { shelf: number; place: number; points: number };

/** The most products that a search answers with: the best ones. */
export const mostHits = 500;
/** Longer lists are counted to here. */
export const longList = 2000;

/** What a product's place says of the product's column `addition`: places count down from a multiple of 2^40. */
export const additionOf = ({ place }: Hit): number => 2 ** 40 - modulo(place, 2 ** 40);

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** So much is read of each list and shelf where lists are long: places further on rank lower. */
export const mostRead = 1000;

/** How many products each list has, counted up to `longList` + 1, in the order of the lists. */
export async function countLists(db: Queries, lists: Omit<List, 'points'>[]): Promise<number[]> {
  if (lists.length === 0) return [];
  const { rows } = await db.execute<{ count: number }>(sql`
    select (
      select count(*)::int from (
        select from word_postings p where p.word_id = l.word_id and p.field = l.field limit ${longList + 1}
      ) listed
    ) as count
    from unnest(
      ${sql.param(lists.map(({ wordId }) => wordId))}::int[],
      ${sql.param(lists.map(({ field }) => field))}::smallint[]) with ordinality as l(word_id, field, nr)
    order by l.nr`);
  return rows.map(({ count }) => count);
}

type Raw = { shelf: number; place: string; points: number };

/** The statements of this file have no values but numbers that the shop itself has made: they stand in the text as they are. */
async function readHits(db: Queries, statement: string): Promise<Hit[]> {
  const { rows } = await db.execute<Raw>(
    sql.raw(`${statement} order by shelf & 4, points desc, place limit ${mostHits}`),
  );
  return rows.map(({ shelf, place, points }) => ({ shelf, place: Number(place), points }));
}

/** Named in the statement and not as a value, so that the planner knows how long this very list is. */
const isIn = (name: string, { wordId, field }: List): string =>
  `${name}.word_id = ${wordId} and ${name}.field = ${field}`;

/** The first products of a list on every shelf, with what they are worth there. */
const beginning = (list: List, shelves: number[], most: number, columns = ''): string => `
  select s.shelf, p.place, ${list.points} as points${columns}
  from unnest(array[${shelves}]) as s(shelf) cross join lateral (
    select place from word_postings p where ${isIn('p', list)} and p.shelf = s.shelf order by place limit ${most}
  ) p`;

/** The best products that stand in any of the lists. */
export function readUnion(db: Queries, lists: List[], shelves: number[]): Promise<Hit[]> {
  const some = lists.map((list) => beginning(list, shelves, mostHits)).join(' union all ');
  return readHits(
    db,
    `select shelf, place, max(points) as points from (${some}) listed group by shelf, place`,
  );
}

/**
 * The best products that stand in every list of a combination, of one of them at least. Lists of one order are walked side
 * by side, no further than is needed, however long they are.
 */
export function readTogether(db: Queries, combinations: List[][], shelves: number[]): Promise<Hit[]> {
  const some = combinations.map((lists) => {
    const [first, ...others] = lists.map((list, nr) => ({ list, name: `p${nr}` }));
    const joins = others.map(
      ({ list, name }) =>
        `join word_postings ${name} on ${isIn(name, list)} and ${name}.shelf = s.shelf and ${name}.place = p0.place`,
    );
    const points = lists.reduce((sum, list) => sum + list.points, 0);
    return `select s.shelf, b.place, ${points} as points
      from unnest(array[${shelves}]) as s(shelf) cross join lateral (
        select p0.place from word_postings p0 ${joins.join(' ')}
        where ${first ? isIn('p0', first.list) : 'false'} and p0.shelf = s.shelf
        order by p0.place limit ${mostHits}
      ) b`;
  });
  return readHits(
    db,
    `select shelf, place, max(points) as points from (${some.join(' union all ')}) listed group by shelf, place`,
  );
}

/**
 * The best products that stand in one list at least of every group; of very long lists those alone that stand at their
 * beginning. One heap of rows that is sorted out once: of lists that meet the planner guesses the size wrong, and loops.
 */
export function readMeet(db: Queries, groups: List[][], shelves: number[]): Promise<Hit[]> {
  const some = groups
    .flatMap((lists, nr) => lists.map((list) => beginning(list, shelves, mostRead, `, ${nr} as nr`)))
    .join(' union all ');
  const sum = groups.map((_, nr) => `max(points) filter (where nr = ${nr})`).join(' + ');
  return readHits(
    db,
    `select shelf, place, ${sum} as points from (${some}) listed
    group by shelf, place having ${sum} is not null`,
  );
}

/** The same, complete: reads the first group's lists, which have to be short, and looks each product up in the others. */
export function lookUp(db: Queries, [lead = [], ...others]: List[][], shelves: number[]): Promise<Hit[]> {
  const read = lead.map(
    (list) => `
    select p.shelf, p.place, ${list.points} as points
    from word_postings p where ${isIn('p', list)} and p.shelf in (${shelves})`,
  );
  const looked = others.map((lists, nr) => {
    const some = lists.map(
      (list) => `select ${list.points} as points from word_postings p
      where ${isIn('p', list)} and p.shelf = lead.shelf and p.place = lead.place`,
    );
    return `cross join lateral (
      select max(points) as points from (${some.join(' union all ')}) listed having count(*) > 0
    ) g${nr}`;
  });
  const sum = ['lead.points', ...others.map((_, nr) => `g${nr}.points`)].join(' + ');
  return readHits(
    db,
    `select * from (
      select lead.shelf, lead.place, ${sum} as points
      from (
        select shelf, place, max(points) as points from (${read.join(' union all ')}) listed group by shelf, place
      ) lead ${looked.join(' ')}
    ) met`,
  );
}
