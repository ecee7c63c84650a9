import { describeFault } from '../../i18n/describe-fault.ts';
import { useWords } from '../../i18n/language.tsx';
import { useAdminWords } from '../use-admin-words.ts';

/** The meaning of a fault's code for a file: what to write there, where the message for forms speaks of a field. */
export function useReasonOf(): (code: string) => string {
  const { errors } = useWords();
  const { toWrite } = useAdminWords().imports;
  return (code) => toWrite[code] ?? describeFault(code, errors);
}
