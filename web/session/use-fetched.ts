import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigationType } from 'react-router';

/** What a page needs to know of a query: `data` stays while a refetch is pending or has failed. */
export type Fetched<Value> = Pick<
  UseQueryResult<Value>,
  'data' | 'isPending' | 'isError' | 'error' | 'refetch'
>;

/**
 * A query of a page. What an earlier visit fetched is shown on Back alone, until the refetch is there; with `forForm` not even
 * then, since a form that begins with an older version ends in a conflict.
 */
export function useFetched<Value, Key extends QueryKey>(
  options: UseQueryOptions<Value, Error, Value, Key>,
  { forForm = false } = {},
): Fetched<Value> {
  const isBack = useNavigationType() === 'POP';
  const { data, dataUpdatedAt, isError, error, refetch } = useQuery(options);
  // Told apart by its moment, not compared with a clock, which may be set back.
  const [hidden] = useState(isBack && !forForm ? 0 : dataUpdatedAt);
  const isShown = data !== undefined && dataUpdatedAt !== hidden;
  return { data: isShown ? data : undefined, isPending: !isShown && !isError, isError, error, refetch };
}

/** The last value, kept while that of another key is loading or has failed (`placeholderData` is dropped at a failure). */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const latest = useRef(value);
  if (value !== undefined) latest.current = value;
  return latest.current;
}
