import { sql } from 'drizzle-orm';
import type { Store } from '../../contracts/catalogue.ts';
import { stores } from '../../contracts/catalogue.ts';
import type { Queries } from '../database/queries.ts';

/** The most origins, and the most makers, that are read of a store. */
const max = 200;

/**
 * The origins of a store's visible products, or of both stores, as the sellers typed them. A loose index scan: one step
 * per origin, not per product.
 */
export async function readOrigins(db: Queries, store: Store | undefined): Promise<string[]> {
  const { rows } = await db.execute<{ origin: string }>(sql`
    with recursive origins as (
      select store, (
        select min(origin) from products where shown and store = s.store and origin is not null
      ) as origin, 1 as place
      from unnest(${sql.param(store ? [store] : [...stores])}::text[]) s (store)
      union all
      select store, (
        select min(origin) from products p where shown and p.store = o.store and p.origin > o.origin
      ), place + 1
      from origins o where o.origin is not null and place < ${max}
    )
    select distinct origin from origins where origin is not null`);
  return rows.map(({ origin }) => origin);
}

/** The makers of a store's visible products, read in the same way; makers with equal words in both languages are one. */
export async function readMakers(db: Queries, store: Store): Promise<{ en: string; ar: string }[]> {
  const next = (after: ReturnType<typeof sql>) => sql`
    left join lateral (
      select food_facts -> 'maker' ->> 'en' as en, food_facts -> 'maker' ->> 'ar' as ar from products
      where shown and store = ${store} and food_facts -> 'maker' ->> 'en' is not null ${after}
      order by store, food_facts -> 'maker' ->> 'en', food_facts -> 'maker' ->> 'ar' limit 1
    ) found on true`;
  const { rows } = await db.execute<{ en: string; ar: string }>(sql`
    with recursive makers as (
      select found.en, found.ar, 1 as place from (select) as one ${next(sql``)}
      union all
      select found.en, found.ar, m.place + 1 from makers m
      ${next(sql`and (store, food_facts -> 'maker' ->> 'en', food_facts -> 'maker' ->> 'ar') > (${store}, m.en, m.ar)`)}
      where m.en is not null and m.place < ${max}
    )
    select en, ar from makers where en is not null`);
  return rows;
}
