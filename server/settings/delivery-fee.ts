import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fromQirsh, toQirsh } from '../../contracts/money.ts';
import type { setDeliveryFee as contract } from '../../contracts/settings.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { settings } from './setting.table.ts';

const name = 'delivery_fee_qirsh';

/** The delivery fee in qirsh; 0 as long as nobody has set one. */
export async function readDeliveryFee(db: Queries): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return typeof row?.value === 'number' ? row.value : 0;
}

export async function getDeliveryFee({ db }: Context): Promise<{ delivery_fee: number }> {
  return { delivery_fee: fromQirsh(await readDeliveryFee(db)) };
}

export async function setDeliveryFee(
  { db }: Context,
  { amount }: ParsedInputOf<typeof contract>,
): Promise<{ delivery_fee: number }> {
  const value = toQirsh(amount);
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
  return { delivery_fee: fromQirsh(value) };
}
