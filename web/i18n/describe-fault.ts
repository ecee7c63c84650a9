import type { ErrorDetail } from '../../contracts/error.ts';
import { parseFieldError } from '../../contracts/text-limit.ts';
import type { Words } from './en.ts';

/** The message for an error of a form's own validation, whose message is the code. */
export const describeFault = (code: string, errors: Words['errors']): string =>
  describeDetail({ path: '', message: code, code }, errors);

/** One broken rule in the reader's language; in English where the dictionaries lack its code. */
export function describeDetail(detail: ErrorDetail, errors: Words['errors']): string {
  const { code, maximum = detail.maximum } = parseFieldError(detail.code ?? '');
  if (maximum !== undefined) return errors.atMost(maximum);
  const { fields, refusals }: { fields: Record<string, string>; refusals: Record<string, string> } = errors;
  return fields[code] ?? refusals[code] ?? detail.message;
}
