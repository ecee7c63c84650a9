import { expect, test } from 'vitest';
import { batch } from './batch.ts';

/** Work that records its rounds and waits until the test lets it continue. */
function heldWork() {
  const rounds: number[][] = [];
  let goOn = Promise.withResolvers<void>();
  const work = async (items: number[]): Promise<string[]> => {
    rounds.push(items);
    await goOn.promise;
    if (items.includes(13)) throw new Error(`failed with ${items}`);
    return items.map((item) => `done ${item}`);
  };
  const release = () => {
    goOn.resolve();
    goOn = Promise.withResolvers();
    goOn.resolve();
  };
  return { rounds, work, release };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what comes in during a round waits for the next and is done together', async () => {
  const { rounds, work, release } = heldWork();
  const ask = batch(work, { atOnce: 1, max: 3 });
  const answers = [1, 2].map(ask);
  await turn();
  answers.push(...[3, 4, 5, 6].map(ask));
  await turn();
  expect(rounds).toEqual([[1, 2]]);
  release();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5, 6].map((item) => `done ${item}`));
  expect(rounds).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test('a round takes one of those that share a key', async () => {
  const { rounds, work, release } = heldWork();
  release();
  const ask = batch(work, { atOnce: 1, max: 9, keyOf: (item) => item % 2 });
  await Promise.all([1, 2, 3, 5].map(ask));
  expect(rounds).toEqual([[1, 2], [3], [5]]);
});

test('one that fails spoils no other of its round', async () => {
  const { rounds, work, release } = heldWork();
  release();
  const ask = batch(work, { atOnce: 1, max: 9 });
  const [first, unlucky, last] = await Promise.allSettled([1, 13, 3].map(ask));
  expect([first, last]).toEqual([
    { status: 'fulfilled', value: 'done 1' },
    { status: 'fulfilled', value: 'done 3' },
  ]);
  expect(unlucky).toMatchObject({ status: 'rejected', reason: new Error('failed with 13') });
  expect(rounds).toEqual([[1, 13, 3], [1], [13], [3]]);
});

test('once one has found the database away, the others of its round are told without asking again', async () => {
  const asked: number[][] = [];
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const work = async (items: number[]): Promise<string[]> => {
    asked.push(items);
    throw away;
  };
  const ask = batch(work, { atOnce: 1, max: 9 });
  const answers = await Promise.allSettled([1, 2, 3].map(ask));
  expect(answers).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason: away })));
  expect(asked).toEqual([[1, 2, 3], [1]]);
});
