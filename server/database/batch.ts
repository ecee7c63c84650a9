import { isUnavailable } from './database-errors.ts';

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Batches concurrent calls: `atOnce` rounds run, and calls that arrive meanwhile wait for the next one, of `max` items,
 * one per `keyOf`. `work` returns results in order. A failed round is repeated item by item, so writes must be
 * idempotent; when the database is unavailable, the rest is rejected without trying.
 */
export function batch<Item, Answer>(
  work: (items: Item[]) => Promise<Answer[]>,
  { atOnce, max, keyOf }: { atOnce: number; max: number; keyOf?: (item: Item) => unknown },
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let underWay = 0;

  const takeRound = (): Waiting<Item, Answer>[] => {
    const round: typeof waiting = [];
    const rest: typeof waiting = [];
    const keys = new Set<unknown>();
    for (const one of waiting) {
      const key = keyOf ? keyOf(one.item) : one;
      const isTaken = round.length < max && !keys.has(key);
      if (isTaken) keys.add(key);
      (isTaken ? round : rest).push(one);
    }
    waiting = rest;
    return round;
  };

  const begin = () => {
    while (underWay < atOnce && waiting.length > 0) {
      underWay += 1;
      void finish(takeRound());
    }
  };

  const oneByOne = async (round: Waiting<Item, Answer>[]) => {
    for (const [index, { item, resolve, reject }] of round.entries()) {
      try {
        const [answer] = await work([item]);
        resolve(answer as Answer);
      } catch (error) {
        reject(error);
        if (!isUnavailable(error)) continue;
        for (const other of round.slice(index + 1)) other.reject(error);
        return;
      }
    }
  };

  const finish = async (round: Waiting<Item, Answer>[]) => {
    try {
      const answers = await work(round.map(({ item }) => item));
      for (const [index, { resolve }] of round.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (round.length === 1) round[0]?.reject(error);
      else await oneByOne(round);
    } finally {
      underWay -= 1;
      begin();
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // Deferred to the end of this turn of the event loop, so that requests from the same packet share a round.
      if (waiting.length === 1) setImmediate(begin);
    });
}
