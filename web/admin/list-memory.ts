import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useSession } from '../session/session.ts';

/** Loaded pages of lists by name, in memory; `of` names user and query. */
const lists = new Map<string, { of: string; value: unknown }>();

const useQuestion = (key: string): string => `${useSession((session) => session.user?.id)} ${key}`;

/** Remembers a loaded list, for scroll restoration. */
export function useRememberedList(name: string, key: string, value: unknown): void {
  const of = useQuestion(key);
  useEffect(() => {
    if (value !== null) lists.set(name, { of, value });
  }, [name, of, value]);
}

/**
 * Scroll restoration: on Back (POP) to the same query, the list as it was loaded, so that the document is tall enough at once
 * for the browser to restore the scroll position. Else undefined.
 */
export function useListAsLeft<Value>(name: string, key: string): Value | undefined {
  const of = useQuestion(key);
  const isBack = useNavigationType() === 'POP';
  const [left] = useState(() => (isBack ? lists.get(name) : undefined));
  return left?.of === of ? (left.value as Value) : undefined;
}
