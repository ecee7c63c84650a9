import { eq } from 'drizzle-orm';
import { type Context, requireActor } from '../context.ts';
import { sessions } from './session.table.ts';

/** Ends the session of the token in use; the user's other sessions go on. */
export async function logout(context: Context): Promise<null> {
  const { sessionHash } = requireActor(context);
  await context.db.delete(sessions).where(eq(sessions.tokenHash, sessionHash));
  return null;
}
