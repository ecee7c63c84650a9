import { parseFieldError } from '../../contracts/text-limit.ts';
import { describeFault } from '../i18n/describe-fault.ts';
import type { Words } from '../i18n/en.ts';

/**
 * The error of a typed text. For one that is too long, its limit and by how much it exceeds that, as `TooLong` showed
 * while typing.
 */
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
