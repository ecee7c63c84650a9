import { type Field, fields } from './points.ts';

/** The posting list of a term in a field, its points, and how many products it has, if known. */
export type List = { termId: number; field: Field; points: number; count?: number };
/** A product by its rank in the posting lists, with its points. */
export type Hit = { partition: number; rank: number; points: number };

/** The most products that a search returns: the best ones. */
export const maxHits = 500;
/** For a single word, the best lists are read first, up to this many products together. */
export const longList = 2000;

/** The `sequence` of a product, derived from its rank: ranks count down from a multiple of 2^40. */
export const sequenceOf = ({ rank }: Hit): number => 2 ** 40 - modulo(rank, 2 ** 40);

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** How much of each list and partition is read when lists are long; the rest ranks lower. */
export const maxRead = 1000;

/**
 * Wraps a statement so that it returns the best products with partition, rank and points. The statements of this file
 * contain no values except numbers that the shop computed, so these are inlined in the text.
 */
const bestOf = (statement: string): string =>
  `${statement} order by partition & 4, points desc, rank limit ${maxHits}`;

/** Points for being in a category that the query names, too: breaks ties in favour of such products. */
const inCategory = 16;

/**
 * The same products, with those in one of these categories slightly higher. `limit` forces an index lookup per product
 * instead of a hash join.
 */
export function preferCategories(statement: string, numbers: number[]): string {
  if (numbers.length === 0) return statement;
  return `select partition, rank, points + coalesce((
      select ${inCategory} from term_postings p
      where p.term_id in (${numbers.map((number) => -number)}) and p.field = ${fields.category}
        and p.partition = hits.partition and p.rank = hits.rank limit 1
    ), 0) as points from (${statement}) hits`;
}

/** Inlined in the statement rather than passed as a parameter, so that the planner knows the length of this list. */
const isIn = (name: string, { termId, field }: List): string =>
  `${name}.term_id = ${termId} and ${name}.field = ${field}`;

/** The first products of a list in every partition, with their points. */
const beginning = (list: List, partitions: number[], max: number, columns = ''): string => `
  select s.partition, p.rank, ${list.points} as points${columns}
  from unnest(array[${partitions}]) as s(partition) cross join lateral (
    select rank from term_postings p where ${isIn('p', list)} and p.partition = s.partition order by rank limit ${max}
  ) p`;

/** The best products in any of the lists. */
export function unionOf(lists: List[], partitions: number[]): string {
  const some = lists.map((list) => beginning(list, partitions, maxHits)).join(' union all ');
  return bestOf(
    `select partition, rank, max(points) as points from (${some}) listed group by partition, rank`,
  );
}

/**
 * A combination whose shortest list is at most this long is looked up product by product: planning a join of its own
 * would cost more.
 */
const shortLead = 1500;
const lengthOf = ({ count = Number.POSITIVE_INFINITY }: List): number => count;
const sumOf = (lists: List[]): number => lists.reduce((sum, { points }) => sum + points, 0);

/** The best products that are in every list of at least one combination; all combinations have the same number of lists. */
export function unionOfIntersections(combinations: List[][], partitions: number[]): string {
  const sorted = combinations.map((lists) => lists.toSorted((one, other) => lengthOf(one) - lengthOf(other)));
  const isShort = ([lead]: List[]) => sorted.length > 1 && lead !== undefined && lengthOf(lead) <= shortLead;
  const short = sorted.filter(isShort);
  const some = sorted.filter((lists) => !isShort(lists)).map((lists) => walkOf(lists, partitions));
  if (short.length > 0) some.push(probeOf(short, partitions));
  return bestOf(
    `select partition, rank, max(points) as points from (${some.join(' union all ')}) listed group by partition, rank`,
  );
}

/** A merge of sorted lists that stops after the first matches, whatever the lists' length. */
function walkOf(lists: List[], partitions: number[]): string {
  const [first, ...others] = lists.map((list, nr) => ({ list, name: `p${nr}` }));
  const joins = others.map(
    ({ list, name }) =>
      `join term_postings ${name} on ${isIn(name, list)} and ${name}.partition = s.partition and ${name}.rank = p0.rank`,
  );
  return `select s.partition, b.rank, ${sumOf(lists)} as points
    from unnest(array[${partitions}]) as s(partition) cross join lateral (
      select p0.rank from term_postings p0 ${joins.join(' ')}
      where ${first ? isIn('p0', first.list) : 'false'} and p0.partition = s.partition
      order by p0.rank limit ${maxHits}
    ) b`;
}

/** The same for many combinations at once, passed as rows of a table: a single plan for all. */
function probeOf(combinations: List[][], partitions: number[]): string {
  const rows = combinations.map(
    (lists) => `(${[sumOf(lists), ...lists.flatMap(({ termId, field }) => [termId, field])]})`,
  );
  const [, ...others] = (combinations[0] ?? []).map((_, nr) => nr);
  const isOf = (nr: number) =>
    `p${nr}.term_id = c.term${nr} and p${nr}.field = c.field${nr} and p${nr}.partition = s.partition`;
  const joins = others.map((nr) => `join term_postings p${nr} on ${isOf(nr)} and p${nr}.rank = p0.rank`);
  const columns = ['points', ...[0, ...others].flatMap((nr) => [`term${nr}`, `field${nr}`])];
  return `select s.partition, b.rank, c.points
    from (values ${rows}) as c (${columns}) cross join unnest(array[${partitions}]) as s(partition) cross join lateral (
      select p0.rank from term_postings p0 ${joins.join(' ')}
      where ${isOf(0)} order by p0.rank limit ${maxHits}
    ) b`;
}

/**
 * The best products that are in at least one list of every group; of very long lists only the beginning is read. All
 * rows are collected and aggregated once: for joins the planner misjudges the sizes and chooses nested loops.
 */
export function intersectionOf(groups: List[][], partitions: number[]): string {
  const some = groups
    .flatMap((lists, nr) => lists.map((list) => beginning(list, partitions, maxRead, `, ${nr} as nr`)))
    .join(' union all ');
  const sum = groups.map((_, nr) => `max(points) filter (where nr = ${nr})`).join(' + ');
  return bestOf(
    `select partition, rank, ${sum} as points from (${some}) listed
    group by partition, rank having ${sum} is not null`,
  );
}

/** The same, but complete: reads the first group's lists, which must be short, and looks up each product in the others. */
export function lookUpOf([lead = [], ...others]: List[][], partitions: number[]): string {
  const read = lead.map(
    (list) => `
    select p.partition, p.rank, ${list.points} as points
    from term_postings p where ${isIn('p', list)} and p.partition in (${partitions})`,
  );
  const looked = others.map((lists, nr) => {
    const some = lists.map(
      (list) => `select ${list.points} as points from term_postings p
      where ${isIn('p', list)} and p.partition = lead.partition and p.rank = lead.rank`,
    );
    return `cross join lateral (
      select max(points) as points from (${some.join(' union all ')}) listed having count(*) > 0
    ) g${nr}`;
  });
  const sum = ['lead.points', ...others.map((_, nr) => `g${nr}.points`)].join(' + ');
  return bestOf(
    `select * from (
      select lead.partition, lead.rank, ${sum} as points
      from (
        select partition, rank, max(points) as points from (${read.join(' union all ')}) listed group by partition, rank
      ) lead ${looked.join(' ')}
    ) met`,
  );
}
