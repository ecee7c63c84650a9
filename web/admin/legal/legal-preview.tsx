import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeliveryFees } from '../../../contracts/delivery-sums.ts';
import { directionOf, type Language } from '../../../contracts/language.ts';
import { legalNames } from '../../../contracts/legal.ts';
import { LegalMeaning, LegalText } from '../../content/legal-text.tsx';
import { useContent } from '../../content/shop-content.tsx';
import { LanguageProvider } from '../../i18n/language.tsx';
import { nameShop } from '../../i18n/name-shop.ts';
import { Pending } from '../pending.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './legal.module.css';

const load: Record<Language, () => Promise<typeof import('../../i18n/en.ts')>> = {
  en: () => import('../../i18n/en.ts'),
  ar: () => import('../../i18n/ar.ts'),
};

type InTextLanguageProps = { language: Language; children: ReactNode };

/** Renders content in the language of the text, whatever the language of the shop admin. */
function InTextLanguage({ language, children }: InTextLanguageProps) {
  const { name } = useContent();
  const { legal: say } = useAdminWords();
  const loaded = useQuery({ queryKey: ['words', language], queryFn: load[language], staleTime: Infinity });
  if (!loaded.data) return <Pending loaded={loaded} say={say} />;
  const words = nameShop(loaded.data.words, name[language]);
  return (
    <LanguageProvider language={language} words={words}>
      <div lang={language} dir={directionOf(language)}>
        {children}
      </div>
    </LanguageProvider>
  );
}

type LegalPreviewProps = { language: Language; text: string; fees: DeliveryFees };

/** A text as shoppers will see it. */
export const LegalPreview = ({ language, text, fees }: LegalPreviewProps) => (
  <InTextLanguage language={language}>
    <LegalText text={text} fees={fees} linksInNewTab />
  </InTextLanguage>
);

/** The meaning and present value of each placeholder in the text. */
export function LegalMeanings({ language, text, fees }: LegalPreviewProps) {
  const { legal: say } = useAdminWords();
  const used = legalNames.filter((name) => text.includes(`{${name}}`));
  if (used.length === 0) return null;
  return (
    <dl className={styles.meanings} aria-label={say.meanings}>
      {used.map((name) => (
        <div key={name}>
          <dt>
            <bdi dir="ltr">{`{${name}}`}</bdi> {say.names[name]}
          </dt>
          <dd>
            <InTextLanguage language={language}>
              <LegalMeaning name={name} fees={fees} otherwise={say.meansNothing} />
            </InTextLanguage>
          </dd>
        </div>
      ))}
    </dl>
  );
}
