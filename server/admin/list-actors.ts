import { asc, exists, sql } from 'drizzle-orm';
import { users } from '../accounts/user.table.ts';
import { activity } from '../activity/activity.table.ts';
import type { Context } from '../context.ts';

/** Who has done something that is remembered, by name; whoever was deleted since is not among them. */
export async function listActors({ db }: Context): Promise<{ id: string; name: string }[]> {
  const deeds = db.select({ one: sql`1` }).from(activity).where(sql`${activity.userId} = ${users}.id`);
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(exists(deeds))
    .orderBy(asc(users.name));
}
