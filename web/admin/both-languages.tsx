import { type ChangeEvent, type ReactNode, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { directionOf, type Language } from '../../contracts/language.ts';
import { slugFrom } from '../../contracts/slug.ts';
import { Field, TextInput } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import styles from './both-languages.module.css';
import { useAdminWords } from './use-admin-words.ts';
import { useBothLanguages } from './use-both-languages.ts';

type BothLanguagesProps = {
  label: string;
  /** Shown after the language: that the field is optional. */
  note?: string;
  /** Shown once for both fields. */
  hint?: ReactNode;
  errorOf?: (language: Language) => ReactNode;
  register: (language: Language) => UseFormRegisterReturn;
  isRequired?: boolean;
  /** The number of lines; a single-line input by default. */
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

/** Two related fields. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);

type SlugState = {
  /** Whether the slug was edited by hand, so that it doesn't follow the name. */
  isOwnAtFirst: boolean;
  nameEn: () => string;
  slug: () => string;
  set: (slug: string) => void;
};

/** Derives a slug from the English name until it is edited by hand, and again once it is emptied. */
export function useSlug({ isOwnAtFirst, nameEn, slug, set }: SlugState) {
  const isOwn = useRef(isOwnAtFirst);
  const follow = () => {
    if (!isOwn.current) set(slugFrom(nameEn()));
  };
  return {
    nameChanged: follow,
    changed: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const typed = target.value.toLowerCase().replace(/\s+/g, '-');
      isOwn.current = typed !== '';
      if (typed === target.value) return;
      const caret = target.selectionStart;
      set(typed);
      target.setSelectionRange(caret, caret);
    },
    /** Called on blur and before saving, not while typing: a slug emptied to type another one stays empty. */
    fillEmpty: () => {
      if (slug() === '') follow();
    },
  };
}

type SlugFieldProps = {
  label: string;
  hint: string;
  error: ReactNode;
  /** The resulting address. */
  address: string;
  input: UseFormRegisterReturn;
};

export const SlugField = ({ label, hint, error, address, input }: SlugFieldProps) => (
  <Field
    label={label}
    hint={
      <>
        <bdi dir="ltr">{address}</bdi>
        <br />
        {hint}
      </>
    }
    error={error}
  >
    <TextInput {...input} dir="ltr" autoComplete="off" autoCapitalize="none" spellCheck={false} required />
  </Field>
);
