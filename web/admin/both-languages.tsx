import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { directionOf, type Language } from '../../contracts/language.ts';
import { Field, TextArea, TextInput } from '../ui/field.tsx';
import styles from './both-languages.module.css';
import { useAdminWords } from './use-admin-words.ts';
import { useBothLanguages } from './use-both-languages.ts';

type BothLanguagesProps = {
  label: string;
  /** After the language: that the field is optional. */
  note?: string;
  /** Shown once for both. */
  hint?: ReactNode;
  errorOf?: (language: Language) => ReactNode;
  register: (language: Language) => UseFormRegisterReturn;
  isRequired?: boolean;
  /** Of lines. */
  rows?: number;
};

/** A text in English and in Arabic, side by side where there is room, each in its own direction. */
export function BothLanguages({
  label,
  note,
  hint,
  errorOf,
  register,
  isRequired,
  rows,
}: BothLanguagesProps) {
  const words = useAdminWords();
  const bothLanguages = useBothLanguages();
  return (
    <FieldPair>
      {bothLanguages.map((language, place) => {
        const input = {
          ...register(language),
          lang: language,
          dir: directionOf(language),
          autoComplete: 'off',
          required: isRequired,
        };
        return (
          <Field
            key={language}
            label={label}
            note={[words.inLanguage[language], note].filter(Boolean).join(' ')}
            hint={place === 0 && hint}
            error={errorOf?.(language)}
          >
            {rows ? <TextArea {...input} rows={rows} /> : <TextInput {...input} />}
          </Field>
        );
      })}
    </FieldPair>
  );
}

/** Two fields that belong together. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
