import { asc, sql } from 'drizzle-orm';
import { users } from '../accounts/user.table.ts';
import { activity } from '../activity/activity.table.ts';
import type { Context } from '../context.ts';

/** They are few and their deeds many: the index is asked for the next user as long as there is one. */
const actorIds = sql`
  with recursive actors as (
    (select user_id from ${activity} where user_id is not null order by user_id limit 1)
    union all
    select (select user_id from ${activity} where user_id > actors.user_id order by user_id limit 1)
    from actors where actors.user_id is not null
  )
  select user_id from actors`;

/** Who has done something that is remembered, by name; whoever was deleted since is not among them. */
export const listActors = ({ db }: Context): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} in (${actorIds})`)
    .orderBy(asc(users.name));
