import { useState } from 'react';
import { type Category, createCategory } from '../../../contracts/categories.ts';
import { slugFrom } from '../../../contracts/slug.ts';
import { call } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useBothLanguages } from '../use-both-languages.ts';
import styles from './mapping.module.css';

type NewCategoryProps = { path: string; onClose: () => void; onMade: (category: Category) => void };

/** Creates a category for one of the file's, with its name in both languages; the file has one of them. */
export function NewCategory({ path, onClose, onMade }: NewCategoryProps) {
  const { imports: words, categories: say, inLanguage } = useAdminWords();
  const said = path.split('>').at(-1)?.trim() ?? '';
  const isArabic = /\p{Script=Arabic}/u.test(said);
  const begun = { en: isArabic ? '' : said, ar: isArabic ? said : '' };
  const [name, setName] = useState(begun);
  const [ownSlug, setOwnSlug] = useState('');
  const slug = ownSlug || slugFrom(name.en);
  const isChanged = ownSlug !== '' || name.en !== begun.en || name.ar !== begun.ar;
  const { isBusy, failure, start } = useAction(async () => {
    onMade(await call(createCategory, { slug, name, description: null }));
  });
  const bothLanguages = useBothLanguages();
  return (
    <FormModal
      isChanged={isChanged}
      onClose={onClose}
      title={words.newCategory}
      width="narrow"
      busy={isBusy}
      foot={
        <>
          <Button variant="line" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={isBusy} onClick={start}>
            {words.makeCategory}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {failure && <Alert>{failure}</Alert>}
        {bothLanguages.map((language) => (
          <Field key={language} label={say.name} note={inLanguage[language]}>
            <TextInput
              value={name[language]}
              onChange={({ target }) => setName({ ...name, [language]: target.value })}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              autoComplete="off"
            />
          </Field>
        ))}
        <Field label={say.slug} hint={say.slugHint}>
          <TextInput
            value={slug}
            onChange={({ target }) => setOwnSlug(target.value.toLowerCase().replace(/\s+/g, '-'))}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </div>
    </FormModal>
  );
}
