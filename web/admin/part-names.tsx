import { getAdminProduct } from '../../contracts/catalogue.ts';
import { call } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useFetched } from '../session/use-fetched.ts';
import styles from './activity.module.css';
import { useAdminWords } from './use-admin-words.ts';

type Remembered = { id: string; quantity: number };

/** The parts of a box in an activity entry, by their present names. */
export const PartNames = ({ parts }: { parts: Remembered[] }) => (
  <bdi className={styles.text}>
    {parts.map((part) => (
      <PartName key={part.id} {...part} />
    ))}
  </bdi>
);

function PartName({ id, quantity }: Remembered) {
  const { boxes: say } = useAdminWords();
  const language = useLanguage();
  const { data, error } = useFetched({
    queryKey: ['product', id],
    queryFn: ({ signal }) => call(getAdminProduct, { id }, { signal }),
  });
  const name = data?.name[language] ?? (error ? say.partGone : '…');
  return (
    <>
      <bdi>
        {quantity} × {name}
      </bdi>
      <br />
    </>
  );
}
