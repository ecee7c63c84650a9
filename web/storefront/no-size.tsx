import { useWords } from '../i18n/language.tsx';

/** Says that the products shown don't have the requested size. */
export function NoSize({ size }: { size: string }) {
  const { catalogue } = useWords();
  return (
    <p>
      {catalogue.noneInSize} <bdi>{size}</bdi>
    </p>
  );
}
