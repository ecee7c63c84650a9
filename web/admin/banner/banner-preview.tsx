import type { UseFormReturn } from 'react-hook-form';
import type { EditedBanner } from '../../../contracts/banner.ts';
import { directionOf } from '../../../contracts/language.ts';
import { BannerLine } from '../../content/banner-line.tsx';
import { LanguageProvider, useWords } from '../../i18n/language.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useBothLanguages } from '../use-both-languages.ts';
import styles from './banner-preview.module.css';

/** The banner as shoppers will see it, while it is typed. Its link leads nowhere: the form would be left. */
export function BannerPreview({ form }: { form: UseFormReturn<EditedBanner> }) {
  const { banner: say } = useAdminWords();
  const words = useWords();
  const languages = useBothLanguages();
  const [text, link] = form.watch(['text', 'link']);
  const shown = languages.filter((language) => text[language].trim() !== '');
  if (shown.length === 0) return null;
  return (
    <section className={styles.preview} aria-label={say.preview}>
      <p className="muted">{say.preview}</p>
      {shown.map((language) => (
        <div key={language} lang={language} dir={directionOf(language)} inert>
          <LanguageProvider language={language} words={words}>
            <BannerLine banner={{ text, link }} />
          </LanguageProvider>
        </div>
      ))}
    </section>
  );
}
