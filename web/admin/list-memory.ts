import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useSession } from '../session/session.ts';

/** The lists of the desk as they were left, by name; `of` names the user and the question. */
const lists = new Map<string, { of: string; value: unknown }>();

const useQuestion = (key: string): string => `${useSession((session) => session.user?.id)} ${key}`;

/** Remembers a list as it is shown, for when Back leads to it. */
export function useRememberedList(name: string, key: string, value: unknown): void {
  const of = useQuestion(key);
  useEffect(() => {
    if (value !== null) lists.set(name, { of, value });
  }, [name, of, value]);
}

/**
 * The list as it was left, when Back leads to it with the same question: so it is as long as it was, and the browser finds its
 * place. Undefined on any other way.
 */
export function useListAsLeft<Value>(name: string, key: string): Value | undefined {
  const of = useQuestion(key);
  const isBack = useNavigationType() === 'POP';
  const [left] = useState(() => (isBack ? lists.get(name) : undefined));
  return left?.of === of ? (left.value as Value) : undefined;
}
