import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/connect.ts';

/** Of the job queue only the jobs are watched, not its internal maintenance. */
const watched = `select format('%I.%I', table_schema, table_name) as place from information_schema.tables
  where table_type = 'BASE TABLE' and (table_schema = current_schema() or (table_schema, table_name) = ('pgboss', 'job_common'))`;

/** Watches which tables are written to; returns a function that lists those written since its last call. */
export async function watchWrites(db: Database): Promise<() => Promise<string[]>> {
  const { rows: tables } = await db.execute<{ place: string }>(sql.raw(watched));
  await db.execute(
    sql.raw(`
      create schema watch;
      create unlogged table watch.writes (id bigserial primary key, place text not null);
      create function watch.note() returns trigger language plpgsql as $$
        begin insert into watch.writes (place) values (tg_table_name); return null; end $$`),
  );
  for (const { place } of tables) {
    await db.execute(
      sql.raw(`create trigger watch after insert or update or delete on ${place}
        for each row execute function watch.note()`),
    );
  }
  const asked = {
    name: 'fuzz_writes',
    text: 'select place, max(id)::int as id from watch.writes where id > $1 group by place',
  };
  let last = 0;
  return async () => {
    const { rows } = await db.$client.query<{ place: string; id: number }>({ ...asked, values: [last] });
    for (const { id } of rows) last = Math.max(last, id);
    return rows.map(({ place }) => place);
  };
}
