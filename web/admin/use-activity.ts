import { useRef, useState } from 'react';
import { type Activity, listActivity } from '../../contracts/activity.ts';
import type { AnswerOf, InputOf } from '../../contracts/endpoint.ts';
import { call, describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { useShowToast } from '../ui/toast.tsx';

const pageSize = 30;
/** The maximum page size of the endpoint. */
const mostAtOnce = 200;

export type ActivityFilter = Pick<InputOf<typeof listActivity>, 'action' | 'user'>;
type Listed = AnswerOf<typeof listActivity>;

/** The filtered activity log, page by page; `refresh` refetches all pages that are shown. */
export function useActivity(filter: ActivityFilter) {
  const words = useWords();
  const showToast = useShowToast();
  const key = JSON.stringify(filter);
  const loaded = useLoaded(key, (signal) => call(listActivity, { ...filter, limit: pageSize }, { signal }));
  const [grown, setGrown] = useState<{ of: string; listed: Listed }>();
  const [isBusy, setBusy] = useState(false);
  const current = grown?.of === key ? grown.listed : loaded.status === 'ready' ? loaded.value : null;
  // Stale-while-revalidate: the previous entries stay while a request is pending or has failed.
  const former = useRef<Listed>(null);
  if (current) former.current = current;
  const listed = current ?? former.current;

  const ask = async (input: InputOf<typeof listActivity>, join: (found: Listed) => Listed) => {
    setBusy(true);
    try {
      const found = await call(listActivity, { ...filter, ...input });
      setGrown({ of: key, listed: join(found) });
    } catch (error) {
      showToast({ text: describeError(error, words) });
    }
    setBusy(false);
  };

  const items: Activity[] = listed?.items ?? [];
  const loadMore = () =>
    ask({ limit: pageSize, cursor: listed?.page.cursor ?? undefined }, ({ items: more, page }) => ({
      items: [...items, ...more],
      page,
    }));
  const refresh = () =>
    ask({ limit: Math.min(mostAtOnce, Math.max(pageSize, items.length + 1)) }, (found) => found);

  return { loaded, listed, isStale: current === null, isBusy, loadMore, refresh };
}
