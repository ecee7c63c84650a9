import { type SQL, sql } from 'drizzle-orm';
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
const hitOf = ({ shelf, place, points }: Raw): Hit => ({ shelf, place: Number(place), points });
const bestFirst = sql`shelf & 4, points desc, place`;

/** Written into the statement, so that the planner knows how long this very list is. */
const isIn = (name: SQL, { wordId, field }: List): SQL =>
  sql`${name}.word_id = ${sql.raw(String(wordId))} and ${name}.field = ${sql.raw(String(field))}`;
const shelvesIn = (shelves: number[]): SQL => sql.raw(shelves.join(', '));
const worth = ({ points }: List): SQL => sql.raw(String(points));

/** The best products that stand in any of the lists. */
export async function readUnion(db: Queries, lists: List[], shelves: number[]): Promise<Hit[]> {
  const some = lists.map(
    (list) => sql`
    select s.shelf, p.place, ${worth(list)} as points
    from unnest(array[${shelvesIn(shelves)}]) as s(shelf)
    cross join lateral (
      select place from word_postings p
      where ${isIn(sql`p`, list)} and p.shelf = s.shelf order by place limit ${mostHits}
    ) p`,
  );
  const { rows } = await db.execute<Raw>(sql`
    select shelf, place, max(points) as points
    from (${sql.join(some, sql` union all `)}) listed
    group by shelf, place
    order by ${bestFirst} limit ${mostHits}`);
  return rows.map(hitOf);
}

/**
 * Products that stand in the best list of every group, in order: lists of one order are walked side by side, no further
 * than is needed, however long they are.
 */
export async function readBest(db: Queries, groups: List[][], shelves: number[]): Promise<Hit[]> {
  const [lead, ...others] = groups.map(([best], nr) => ({ best, name: sql.identifier(`p${nr}`) }));
  if (!lead?.best) return [];
  const joins = others.map(
    ({ best, name }) => sql`
    join word_postings ${name} on ${best ? isIn(sql`${name}`, best) : sql`false`}
      and ${name}.shelf = s.shelf and ${name}.place = ${lead.name}.place`,
  );
  const points = groups.reduce((sum, [best]) => sum + (best?.points ?? 0), 0);
  const { rows } = await db.execute<Raw>(sql`
    select shelf, place, ${sql.raw(String(points))} as points
    from unnest(array[${shelvesIn(shelves)}]) as s(shelf)
    cross join lateral (
      select ${lead.name}.place from word_postings ${lead.name} ${sql.join(joins, sql` `)}
      where ${isIn(sql`${lead.name}`, lead.best)} and ${lead.name}.shelf = s.shelf
      order by ${lead.name}.place limit ${mostHits}
    ) b
    order by ${bestFirst} limit ${mostHits}`);
  return rows.map(hitOf);
}

/** So much is read of each list and shelf where lists are long: places further on rank lower. */
const mostRead = 3000;

/**
 * The best products that stand in one list at least of every group; of very long lists those alone that stand at their
 * beginning.
 */
export async function readMeet(db: Queries, groups: List[][], shelves: number[]): Promise<Hit[]> {
  // One heap of rows that is sorted out once: of lists that meet the planner guesses the size wrong, and loops.
  const rowsOf = groups.flatMap((lists, nr) =>
    lists.map(
      (list) => sql`
      select s.shelf, p.place, ${sql.raw(String(nr))} as nr, ${worth(list)} as points
      from unnest(array[${shelvesIn(shelves)}]) as s(shelf)
      cross join lateral (
        select place from word_postings p
        where ${isIn(sql`p`, list)} and p.shelf = s.shelf order by place limit ${mostRead}
      ) p`,
    ),
  );
  const bestOf = groups.map((_, nr) => sql`max(points) filter (where nr = ${sql.raw(String(nr))})`);
  const { rows } = await db.execute<Raw>(sql`
    select shelf, place, ${sql.join(bestOf, sql` + `)} as points
    from (${sql.join(rowsOf, sql` union all `)}) listed
    group by shelf, place
    having ${sql.join(bestOf, sql` + `)} is not null
    order by ${bestFirst} limit ${mostHits}`);
  return rows.map(hitOf);
}

/** The same, complete: reads the first group's lists, which have to be short, and looks each product up in the others. */
export async function lookUp(
  db: Queries,
  [lead = [], ...others]: List[][],
  shelves: number[],
): Promise<Hit[]> {
  const names = others.map((_, nr) => sql.identifier(`g${nr}`));
  const read = lead.map(
    (list) => sql`
    select p.shelf, p.place, ${worth(list)} as points
    from word_postings p where ${isIn(sql`p`, list)} and p.shelf in (${shelvesIn(shelves)})`,
  );
  const looked = others.map((lists, nr) => {
    const some = lists.map(
      (list) => sql`
      select ${worth(list)} as points from word_postings p
      where ${isIn(sql`p`, list)} and p.shelf = lead.shelf and p.place = lead.place`,
    );
    return sql`cross join lateral (
      select max(points) as points from (${sql.join(some, sql` union all `)}) listed
    ) ${names[nr]}`;
  });
  const sums = sql.join([sql`lead.points`, ...names.map((name) => sql`${name}.points`)], sql` + `);
  const { rows } = await db.execute<Raw>(sql`
    select * from (
      select lead.shelf, lead.place, ${sums} as points
      from (
        select shelf, place, max(points) as points from (${sql.join(read, sql` union all `)}) listed
        group by shelf, place
      ) lead ${sql.join(looked, sql` `)}
    ) met
    where points is not null
    order by ${bestFirst} limit ${mostHits}`);
  return rows.map(hitOf);
}
