import { describeFault } from '../../i18n/describe-fault.ts';
import { useWords } from '../../i18n/language.tsx';
import { useAdminWords } from '../use-admin-words.ts';

/** What a fault's code means in a file: what to write there, where the words of forms speak of a field. */
export function useReasonOf(): (code: string) => string {
  const { errors } = useWords();
  const { toWrite } = useAdminWords().imports;
  return (code) => toWrite[code] ?? describeFault(code, errors);
}
