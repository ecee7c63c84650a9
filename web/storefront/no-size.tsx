import { useWords } from '../i18n/language.tsx';

/** Says that products are shown which don't have the size that was asked for. */
export function NoSize({ size }: { size: string }) {
  const { catalogue } = useWords();
  return (
    <p>
      {catalogue.noneInSize} <bdi>{size}</bdi>
    </p>
  );
}
