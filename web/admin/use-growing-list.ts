import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type Action, useAction } from '../session/use-action.ts';
import { useLatest } from '../session/use-fetched.ts';
import { useRestoredPlace } from './use-restored-place.ts';

export type ListPart<Item, Page> = { items: Item[]; page: Page };
type Ask<Part> = (cursor: string | undefined, signal: AbortSignal) => Promise<Part>;
type Cursor = { cursor: string | null };
type Listed = { id: string | number } | { line: number };

const keyOf = (item: Listed): string | number => ('id' in item ? item.id : item.line);

/** Joins all parts to one list. An item that a change moved to a later part appears once. */
function join<Item extends Listed, Page>({
  pages,
}: InfiniteData<ListPart<Item, Page>>): ListPart<Item, Page> | undefined {
  const last = pages.at(-1);
  const items = new Map(pages.flatMap((part) => part.items.map((item) => [keyOf(item), item] as const)));
  return last && { items: [...items.values()], page: last.page };
}

/**
 * A list with "load more" (keyset pagination). Only Back and a reload restore it as it was left, with the scroll
 * position; any other visit begins with the first part. `isCurrent` is false while the former list is shown for a
 * changed `queryKey`.
 */
export function useGrowingList<Item extends Listed, Page extends Cursor>(
  queryKey: QueryKey,
  ask: Ask<ListPart<Item, Page>>,
  { refetchOnMount = true } = {},
) {
  useBackCache(queryKey);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.cursor ?? undefined,
    select: join<Item, Page>,
    refetchOnMount,
  });
  const { data, isPending, isFetching, isError, isFetchNextPageError, error, refetch } = query;
  useFormerLength(query, data?.items.length);
  return {
    list: useLatest(data),
    isCurrent: data !== undefined,
    isFetching,
    fetched: { data, isPending, isError: isError && !isFetchNextPageError, error, refetch },
    hasMoreFailed: isFetchNextPageError,
    more: useMore(queryKey, query.fetchNextPage),
  };
}

/** Drops the cache when the list is opened or its key changes, except on Back. */
function useBackCache(queryKey: QueryKey): void {
  const client = useQueryClient();
  const isBack = useNavigationType() === 'POP';
  const opened = useRef('');
  if (opened.current === hashKey(queryKey)) return;
  opened.current = hashKey(queryKey);
  if (isBack) return;
  client.removeQueries({ queryKey, exact: true, type: 'inactive' });
}

type Growing = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'isPending' | 'isFetching' | 'isFetchNextPageError' | 'hasNextPage' | 'fetchNextPage'
>;

/**
 * Stores the list's length in the history entry. After a reload, which loses the cache, as much is loaded again before
 * scrolling.
 */
function useFormerLength(
  { isPending, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage }: Growing,
  length = 0,
): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history.
  const former = useMemo(() => (isBack ? Number(history.state?.listLength ?? 0) : 0), [key]);
  const isShort = length < former && hasNextPage && !isFetchNextPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is to be noted too.
  useEffect(() => {
    if (isShort && !isFetching) void fetchNextPage({ cancelRefetch: false });
    // Merged into the router's state, which has keys of its own.
    if (length > 0 && !isShort) history.replaceState({ ...history.state, listLength: length }, '');
  }, [isShort, isFetching, length, key, fetchNextPage]);
  useRestoredPlace(!isPending && !isShort);
}

/** Loads the next part. A refetch by a live event replaces a fetch in progress: then the part is requested again. */
function useMore(
  queryKey: QueryKey,
  fetchNextPage: (options: { cancelRefetch: false; throwOnError: true }) => Promise<{ hasNextPage: boolean }>,
): Action {
  const client = useQueryClient();
  const count = () => client.getQueryData<InfiniteData<unknown>>(queryKey)?.pages.length ?? 0;
  return useAction(async () => {
    const shown = count();
    let now: { hasNextPage: boolean };
    do now = await fetchNextPage({ cancelRefetch: false, throwOnError: true });
    while (now.hasNextPage && count() === shown);
  });
}
