import { parseFieldError } from '../../contracts/text-limit.ts';
import { describeFault } from '../i18n/describe-fault.ts';
import type { Words } from '../i18n/en.ts';

/** What is wrong with a typed text. Of one that is too long, how long it may be and by how much it is longer, as `TooLong` said while it was typed. */
export function describeTyped(
  code: string,
  text: string | undefined,
  { errors }: Pick<Words, 'errors'>,
  { tooMany }: { tooMany: (count: number) => string },
): string {
  const { maximum = Infinity } = parseFieldError(code);
  const excess = (text ?? '').trim().length - maximum;
  return [describeFault(code, errors), ...(excess > 0 ? [tooMany(excess)] : [])].join(' · ');
}
