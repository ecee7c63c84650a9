import * as z from 'zod/mini';
import { parseFieldError } from '../../contracts/text-limit.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { useFieldControl } from '../ui/field.tsx';
import styles from './too-long.module.css';

type TooLongProps = { schema: z.ZodMiniType; text: string | undefined };

/**
 * How many characters of a text are more than its schema allows, said while it is typed; nothing of one that fits, and of one whose
 * field says so as its error.
 */
export function TooLong({ schema, text = '' }: TooLongProps) {
  const say = useCheckoutWords();
  const isSaid = useFieldControl()['aria-invalid'];
  const faults = z.safeParse(schema, text).error?.issues.map(({ message }) => parseFieldError(message));
  const maximum = faults?.find((fault) => fault.maximum !== undefined)?.maximum;
  return (
    <p role="status" className={styles.tooLong}>
      {maximum !== undefined && !isSaid && say.tooMany(text.trim().length - maximum)}
    </p>
  );
}
