import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigationType } from 'react-router';

/** The part of a query's state that pages use: `data` stays while a refetch is pending or has failed. */
export type Fetched<Value> = Pick<
  UseQueryResult<Value>,
  'data' | 'isPending' | 'isError' | 'error' | 'refetch'
>;

/**
 * A page's query. Data cached by an earlier visit is shown only on Back, until the refetch arrives; with `forForm` not
 * at all, since a form based on an older version would end in a conflict.
 */
export function useFetched<Value, Key extends QueryKey>(
  options: UseQueryOptions<Value, Error, Value, Key>,
  { forForm = false } = {},
): Fetched<Value> {
  const isBack = useNavigationType() === 'POP';
  const { data, dataUpdatedAt, isError, error, refetch } = useQuery(options);
  // Identified by its timestamp for equality, not compared with the clock, which may be set back.
  const [hidden] = useState(isBack && !forForm ? 0 : dataUpdatedAt);
  const isShown = data !== undefined && dataUpdatedAt !== hidden;
  return { data: isShown ? data : undefined, isPending: !isShown && !isError, isError, error, refetch };
}

/** The last value, kept while that of another key is loading or has failed (`placeholderData` is dropped on failure). */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const latest = useRef(value);
  if (value !== undefined) latest.current = value;
  return latest.current;
}
