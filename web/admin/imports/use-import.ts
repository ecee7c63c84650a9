import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getImport, type ProductImport } from '../../../contracts/imports.ts';
import { call } from '../../http/api.ts';
import { useFetched } from '../../session/use-fetched.ts';

/** Polling backoff in milliseconds, growing up to the longest. */
const pauses = { shortest: 300, longest: 2000, growth: 1.3 };

export type WatchedImport = ReturnType<typeof useImport>;

const isUnderWay = ({ state }: ProductImport) => state === 'checking' || state === 'applying';

/** Polls an import until the server's work is done. The work does not depend on the page, which may be left and reopened. */
export function useImport(id: string) {
  const client = useQueryClient();
  const queryKey = ['import', id];
  const polls = useRef(0);
  const { data, isError, refetch } = useFetched({
    queryKey,
    queryFn: ({ signal }) => {
      polls.current += 1;
      return call(getImport, { id }, { signal });
    },
    refetchInterval: ({ state: { data: latest, status } }) =>
      status === 'success' && latest && isUnderWay(latest)
        ? Math.min(pauses.shortest * pauses.growth ** polls.current, pauses.longest)
        : false,
    refetchIntervalInBackground: true,
  });
  const [seen, setSeen] = useState({ value: data, gaveUp: false });
  if (seen.value !== data) {
    const gaveUp = seen.value?.state === 'applying' && data?.state === 'checked';
    setSeen({ value: data, gaveUp });
  }
  return {
    value: data,
    hasFailed: isError,
    /** True when applying returned to `checked` while it was watched: it has failed. */
    gaveUp: seen.gaveUp,
    /** Shows the answer of a call, and polls if work is in progress. */
    show: (value: ProductImport) => {
      polls.current = 0;
      client.setQueryData(queryKey, value);
    },
    retry: () => void refetch(),
  };
}
