import { useAdminWords } from './use-admin-words.ts';

type Counted = { total: number; at_least?: boolean | undefined };

/** The size of a list in words; "more than" when the server stopped counting. */
export function useCountText(): (counted: Counted, say?: (total: number) => string) => string {
  const { moreThan } = useAdminWords();
  return ({ total, at_least }, say = String) => (at_least ? moreThan(say(total)) : say(total));
}
