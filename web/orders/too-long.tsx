import * as z from 'zod/mini';
import { readFault } from '../../contracts/text-limit.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import styles from './too-long.module.css';

type TooLongProps = { schema: z.ZodMiniType; text: string | undefined };

/** How many characters of a text are more than its schema allows, said while it is typed; nothing of one that fits. */
export function TooLong({ schema, text = '' }: TooLongProps) {
  const say = useCheckoutWords();
  const faults = z.safeParse(schema, text).error?.issues.map(({ message }) => readFault(message));
  const maximum = faults?.find((fault) => fault.maximum !== undefined)?.maximum;
  return (
    <p role="status" className={styles.tooLong}>
      {maximum !== undefined && say.tooMany(text.trim().length - maximum)}
    </p>
  );
}
