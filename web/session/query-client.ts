import { MutationCache, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query';
import { ApiError } from '../http/api.ts';
import { expireSession, isSessionRefused, useSession } from './session.ts';

/** How long the data of a page is cached for Back after leaving it, in milliseconds. */
const cacheTime = 30 * 60 * 1000;

/**
 * The query cache of account and admin pages, for the signed-in user only. Nothing is fetched in SSR. A 401 opens the
 * login modal; afterwards the refused calls are repeated. Calls that failed offline are refetched once online; nothing
 * else is retried or refetched automatically.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey, meta }) => {
      // A background poll does not ask to log in: the next action does.
      if (isSessionRefused(error) && !meta?.isBackground)
        expireSession(() => void queryClient.refetchQueries({ queryKey, exact: true, type: 'active' }));
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, variables, _result, mutation) => {
      if (!isSessionRefused(error)) return;
      const { mutationKey } = mutation.options;
      const isSame = (other: typeof mutation) => other.state.variables === variables;
      expireSession(() => {
        // A mutation started twice before the login is repeated only once.
        if (mutationKey && queryClient.isMutating({ mutationKey, predicate: isSame }) > 0) return;
        mutation.execute(variables).catch(() => null);
      });
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: cacheTime,
    },
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) queryClient.clear();
});

export const isNetworkError = (error: unknown) => error instanceof ApiError && error.code === 'network';

/** Refetches visible queries that failed for lack of a network. */
export const refetchAfterNetworkError = () =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isNetworkError(state.error) });

globalThis.window?.addEventListener('online', () => void refetchAfterNetworkError());

/**
 * Refetches these visible queries after a change; rejects on failure. A first fetch in progress is restarted, as it may
 * predate the change. A failed one waits for its "try again".
 */
export async function refetchChanged(filters: QueryFilters): Promise<void> {
  const all = queryClient.getQueryCache().findAll(filters);
  const changed = all.filter(({ state }) => state.data !== undefined || state.status !== 'error');
  const first = changed.filter(({ state }) => state.data === undefined);
  await Promise.all(first.map((query) => query.cancel({ revert: true })));
  await queryClient.invalidateQueries(
    { predicate: (query) => changed.includes(query) },
    { throwOnError: true },
  );
}
