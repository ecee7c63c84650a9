import { MutationCache, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query';
import { ApiError } from '../http/api.ts';
import { expireSession, isSessionRefused, useSession } from './session.ts';

/** How long the data of a page that was left is kept for Back, in milliseconds. */
const cacheTime = 30 * 60 * 1000;

/**
 * The fetched data of account and admin pages, of the signed-in user alone. Nothing is fetched in SSR. A 401 opens the login
 * modal; after it, what was refused is repeated. What failed for want of a network is fetched again once that is back; nothing else
 * is retried or refetched unasked, offline neither.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey, meta }) => {
      // A poll in the background asks for no login: the next action does.
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
        // Pressed twice before the login: once is enough.
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

/** Fetches again what is shown and failed for want of a network. */
export const refetchAfterNetworkError = () =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isNetworkError(state.error) });

globalThis.window?.addEventListener('online', () => void refetchAfterNetworkError());

/**
 * Refetches those queries that are shown, after a change; rejects when that fails. A first fetch under way is begun again: it
 * may have been answered before the change. One that failed waits for its "try again".
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
