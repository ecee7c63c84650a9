import * as z from 'zod/mini';
import { parseFieldError } from '../../contracts/text-limit.ts';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { useFieldControl } from '../ui/field.tsx';
import styles from './too-long.module.css';

type TooLongProps = { schema: z.ZodMiniType; text: string | undefined };

/**
 * By how many characters a text exceeds its schema's limit, shown while typing; nothing when it fits, or when the field
 * already shows this as its error.
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
