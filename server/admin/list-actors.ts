import { asc, sql } from 'drizzle-orm';
import { users } from '../accounts/user.table.ts';
import { activity } from '../activity/activity.table.ts';
import type { Context } from '../context.ts';

/** Loose index scan: few users have many entries, so the index is searched once per user instead of reading all entries. */
const actorIds = sql`
  with recursive actors as (
    (select user_id from ${activity} where user_id is not null order by user_id limit 1)
    union all
    select (select user_id from ${activity} where user_id > actors.user_id order by user_id limit 1)
    from actors where actors.user_id is not null
  )
  select user_id from actors`;

/** The users who have entries in the activity log, by name; deleted users are left out. */
export const listActors = ({ db }: Context): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} in (${actorIds})`)
    .orderBy(asc(users.name));
