import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { requestFor } from '../contracts/endpoint.ts';
import { placeOrder } from '../contracts/orders.ts';
import { orderOf, type Shoppers } from './orders.ts';

/** Latencies in milliseconds of accepted and of refused orders, and the count of anything else. */
export type Flood = { taken: number[]; refused: number[]; others: string[] };

type Options = { base: string; shoppers: Shoppers; customers: number; seconds: number };

/** Overload test: this many customers order concurrently, above capacity; a refused one retries a moment later. */
export async function flood({ base, shoppers, customers, seconds }: Options): Promise<Flood> {
  const flooded: Flood = { taken: [], refused: [], others: [] };
  const end = performance.now() + seconds * 1000;
  const order = async (customer: number) => {
    const input = orderOf(customer, shoppers.goods);
    const { url, body } = requestFor(placeOrder, input as Record<string, unknown>);
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${shoppers.tokens[customer % shoppers.tokens.length]}`,
      'Idempotency-Key': randomUUID(),
    };
    const begun = performance.now();
    const answer = await fetch(base + url, { method: placeOrder.method, headers, body: String(body) });
    await answer.arrayBuffer();
    const took = performance.now() - begun;
    if (answer.status === 201) flooded.taken.push(took);
    else if (answer.status !== 503 || !answer.headers.has('Retry-After'))
      flooded.others.push(`${answer.status}`);
    else {
      flooded.refused.push(took);
      await wait(100);
    }
  };
  const stay = async (_: unknown, customer: number) => {
    while (performance.now() < end)
      await order(customer).catch((error: Error) => flooded.others.push(`${error.message}: ${error.cause}`));
  };
  await Promise.all(Array.from({ length: customers }, stay));
  return flooded;
}
