import { sql } from 'drizzle-orm';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import type { getStampCard as contract } from '../../contracts/stamp-card.ts';
import { type Context, requireActor } from '../context.ts';
import { readStampCard } from '../settings/stamp-card.ts';

/** The signed-in user's stamp card. */
export async function getStampCard(context: Context): Promise<AnswerOf<typeof contract>> {
  const { user } = requireActor(context);
  const every = await readStampCard(context.db);
  if (every === null) return { every, stamps: 0 };
  const { rows } = await context.db.execute<{ collected: number }>(
    sql`select collected from own_stamps(${user.id})`,
  );
  // Negative when the seller has reopened a cancelled order whose stamps were spent on another one meanwhile.
  return { every, stamps: Math.max(0, rows[0]?.collected ?? 0) };
}
