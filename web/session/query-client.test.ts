import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '../../contracts/accounts.ts';
import { ApiError } from '../http/api.ts';
import { continueSignedIn } from './login-modal-state.ts';
import { queryClient, refetchAfterNetworkError, refetchChanged } from './query-client.ts';
import { useSession } from './session.ts';

const queryKey = ['orders'];
const startSession = (id: string) => useSession.setState({ status: 'customer', user: { id } as User });
const refusal = new ApiError('unauthorized', 401, 'The session is over');

/** A query on a page whose calls the test answers one by one. */
function watch() {
  const calls: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  const settled = () =>
    expect.poll(() => queryClient.getQueryState(queryKey)?.fetchStatus).not.toBe('fetching');
  return { calls, stop, settled, data: () => queryClient.getQueryData(queryKey) };
}

afterEach(() => {
  useSession.setState({ status: 'guest', user: null });
  queryClient.clear();
});

describe('after a change', () => {
  test('a first fetch that was under way is begun again, and its answer of before does not count', async () => {
    const { calls, data, stop } = watch();
    const refetched = refetchChanged({ queryKey });
    await expect.poll(() => calls.length).toBe(2);
    calls[0]?.resolve('of before');
    calls[1]?.resolve('of after');
    await refetched;
    expect(data()).toBe('of after');
    stop();
  });

  test('what is shown stays when its refetch fails, and the stream that told of the change hears of that', async () => {
    const { calls, data, settled, stop } = watch();
    calls[0]?.resolve('shown');
    await settled();
    const refetched = refetchChanged({ queryKey });
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.reject(new Error('no network'));
    await expect(refetched).rejects.toThrow('no network');
    expect(data()).toBe('shown');
    stop();
  });

  test('what failed at first waits for its “try again”', async () => {
    const { calls, settled, stop } = watch();
    calls[0]?.reject(new Error('no network'));
    await settled();
    await refetchChanged({ queryKey });
    expect(calls.length).toBe(1);
    stop();
  });
});

describe('a session that is over', () => {
  test('is asked for once; after the login the query is repeated', async () => {
    startSession('rania');
    const { calls, data, settled, stop } = watch();
    calls[0]?.reject(refusal);
    await settled();
    expect(useSession.getState().status).toBe('expired');
    startSession('rania');
    continueSignedIn();
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.resolve('hers');
    await expect.poll(data).toBe('hers');
    stop();
  });

  test('has what was pressed twice done once', async () => {
    startSession('rania');
    let done = 0;
    const press = () =>
      queryClient
        .getMutationCache()
        .build(queryClient, {
          mutationKey: ['save'],
          mutationFn: async () => {
            if (useSession.getState().status === 'expired') throw refusal;
            done += 1;
          },
        })
        .execute(undefined)
        .catch(() => null);
    useSession.setState({ status: 'expired' });
    await press();
    await press();
    startSession('rania');
    continueSignedIn();
    await expect.poll(() => done).toBe(1);
    await expect.poll(() => queryClient.isMutating()).toBe(0);
    expect(done).toBe(1);
  });

  test('leaves nothing to another account', async () => {
    startSession('rania');
    const { calls, data, settled, stop } = watch();
    calls[0]?.resolve('hers');
    await settled();
    expect(data()).toBe('hers');
    useSession.setState({ user: { id: 'rania', name: 'Rania H.' } as User });
    expect(data()).toBe('hers');
    startSession('sami');
    expect(data()).toBeUndefined();
    stop();
  });
});

test('what failed for want of a network is fetched again once it is back, and nothing else', async () => {
  const { calls, data, settled, stop } = watch();
  calls[0]?.reject(new ApiError('network', 0, 'No network'));
  await settled();
  void refetchAfterNetworkError();
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.reject(new ApiError('server_error', 500, 'It broke'));
  await settled();
  await refetchAfterNetworkError();
  expect(calls.length).toBe(2);
  stop();
  expect(data()).toBeUndefined();
});
