import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigationType } from 'react-router';
import { type Action, useAction } from '../session/use-action.ts';
import { useLatest } from '../session/use-fetched.ts';

export type ListPart<Item, Page> = { items: Item[]; page: Page };
type Ask<Part> = (cursor: string | undefined, signal: AbortSignal) => Promise<Part>;
type Cursor = { cursor: string | null };
type Listed = { id: string | number } | { line: number };

const keyOf = (item: Listed): string | number => ('id' in item ? item.id : item.line);

/** One list of all its parts. An item that a change moved onto a later part stands once. */
function join<Item extends Listed, Page>({
  pages,
}: InfiniteData<ListPart<Item, Page>>): ListPart<Item, Page> | undefined {
  const last = pages.at(-1);
  const items = new Map(pages.flatMap((part) => part.items.map((item) => [keyOf(item), item] as const)));
  return last && { items: [...items.values()], page: last.page };
}

/**
 * A list with "load more" (keyset pagination). Only Back shows it as it was left, so that the scroll position can be restored;
 * any other visit begins with the first part. `isCurrent` is false while the former list is shown for a changed `queryKey`.
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
  return {
    list: useLatest(data),
    isCurrent: data !== undefined,
    isFetching,
    fetched: { data, isPending, isError: isError && !isFetchNextPageError, error, refetch },
    hasMoreFailed: isFetchNextPageError,
    more: useMore(queryKey, query.fetchNextPage),
  };
}

/** Drops what is cached when the list is opened or its key changes, but on Back. */
function useBackCache(queryKey: QueryKey): void {
  const client = useQueryClient();
  const isBack = useNavigationType() === 'POP';
  const opened = useRef(isBack ? hashKey(queryKey) : '');
  if (opened.current === hashKey(queryKey)) return;
  opened.current = hashKey(queryKey);
  client.removeQueries({ queryKey, exact: true, type: 'inactive' });
}

/** Loads the next part. A refetch by a live event takes the place of a fetch under way: then the part is asked for again. */
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
