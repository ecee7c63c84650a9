import { useQuery } from '@tanstack/react-query';
import type { DeliveryFees } from '../../../contracts/delivery-sums.ts';
import { directionOf, type Language } from '../../../contracts/language.ts';
import { LegalText } from '../../content/legal-text.tsx';
import { useContent } from '../../content/shop-content.tsx';
import { LanguageProvider } from '../../i18n/language.tsx';
import { nameShop } from '../../i18n/name-shop.ts';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';

const load: Record<Language, () => Promise<typeof import('../../i18n/en.ts')>> = {
  en: () => import('../../i18n/en.ts'),
  ar: () => import('../../i18n/ar.ts'),
};

/** A text as shoppers will read it: its names are filled in the text's own language, whatever the shop admin's is. */
export function LegalPreview({
  language,
  text,
  fees,
}: {
  language: Language;
  text: string;
  fees: DeliveryFees;
}) {
  const { name } = useContent();
  const { legal: say } = useAdminWords();
  const loaded = useQuery({ queryKey: ['words', language], queryFn: load[language], staleTime: Infinity });
  if (!loaded.data) return <Pending loaded={loaded} say={say} />;
  const words = nameShop(loaded.data.words, name[language]);
  return (
    <LanguageProvider language={language} words={words}>
      <div lang={language} dir={directionOf(language)}>
        <LegalText text={text} fees={fees} linksInNewTab />
      </div>
    </LanguageProvider>
  );
}
