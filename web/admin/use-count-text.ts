import { useAdminWords } from './use-admin-words.ts';

type Counted = { total: number; at_least?: boolean | undefined };

/** How long a list is, in words; of one that was not counted to its end, that there is more. */
export function useCountText(): (counted: Counted, say?: (total: number) => string) => string {
  const { moreThan } = useAdminWords();
  return ({ total, at_least }, say = String) => (at_least ? moreThan(say(total)) : say(total));
}
