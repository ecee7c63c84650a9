import { type ReactNode, useId, useState } from 'react';
import { type FieldError, type FieldPath, get, useFormContext, useWatch } from 'react-hook-form';
import { languages } from '../../../contracts/language.ts';
import { describeDetail } from '../../http/api.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { ContentValues } from './content-values.ts';
import styles from './settings.module.css';

type Path = FieldPath<ContentValues>;
/** A text in both languages, by where it stands in the form. */
type BothPath = { [P in Path]: `${P}.en` extends Path ? P : never }[Path];

export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="muted">{hint}</p>}
      {children}
    </section>
  );
}

/** The broken rule of a field in the reader's language. */
function useErrorOf(): (path: string) => string | undefined {
  const { errors } = useWords();
  const { formState } = useFormContext<ContentValues>();
  return (path) => {
    const code = (get(formState.errors, path) as FieldError | undefined)?.message;
    return code && describeDetail({ path, message: code, code }, errors);
  };
}

type BothFieldsProps = { name: BothPath; label: string; hint?: string };

/** One text in English and in Arabic, side by side where there is room; each in its own direction. */
export function BothFields({ name, label, hint }: BothFieldsProps) {
  const { settings: say } = useAdminWords();
  const { register } = useFormContext<ContentValues>();
  const errorOf = useErrorOf();
  const notes = { en: say.english, ar: say.arabic };
  return (
    <div className={styles.both}>
      {languages.map((language) => (
        <Field
          key={language}
          label={label}
          note={notes[language]}
          // Said once for both.
          hint={language === 'en' && hint}
          error={errorOf(`${name}.${language}`)}
        >
          <TextInput
            {...register(`${name}.${language}` as Path)}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            autoComplete="off"
          />
        </Field>
      ))}
    </div>
  );
}

type LineFieldProps = {
  name: Path;
  label: string;
  note?: string;
  hint?: string;
  /** Said in the place of the rule that is broken. */
  error?: string;
  type?: 'tel' | 'url' | 'email' | 'figure';
};

/** One line of the settings: a phone, an address of a page or of mail, or a figure. */
export function LineField({ name, label, note, hint, error, type = 'url' }: LineFieldProps) {
  const { register } = useFormContext<ContentValues>();
  const errorOf = useErrorOf();
  const broken = errorOf(name);
  return (
    <Field label={label} note={note} hint={hint} error={broken && (error ?? broken)}>
      {type === 'tel' ? (
        <PhoneInput {...register(name)} />
      ) : (
        <TextInput
          {...register(name)}
          {...(type === 'figure' ? { dir: 'ltr', inputMode: 'decimal' } : { type })}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

type EntryProps = {
  /** What it is called as long as it has no title. */
  name: string;
  path: `contact.${number}` | `socials.${number}`;
  titlePath: `contact.${number}.title` | `socials.${number}.name`;
  children: ReactNode;
};

/** One of a list, folded up to its title, so that a phone shows the list; one with a fault or without a title is open. */
export function Entry({ name, path, titlePath, children }: EntryProps) {
  const { formState } = useFormContext<ContentValues>();
  const language = useLanguage();
  const title = useWatch<ContentValues, typeof titlePath>({ name: titlePath });
  const [isNew] = useState(!title?.en && !title?.ar);
  const isBroken = get(formState.errors, path) !== undefined;
  return (
    <details className={styles.entry} open={isNew || isBroken}>
      <summary>{title?.[language] || name}</summary>
      <div className={styles.entryFields}>{children}</div>
    </details>
  );
}

type ListToolsProps = {
  /** What the entry is called. */
  name: string;
  place: number;
  count: number;
  move: (from: number, to: number) => void;
  remove: (place: number) => void;
};

/** Moves one entry of a list up or down, or takes it out. */
export function ListTools({ name, place, count, move, remove }: ListToolsProps) {
  const { settings: say } = useAdminWords();
  return (
    <div className={styles.tools}>
      <IconButton label={say.up(name)} disabled={place === 0} onClick={() => move(place, place - 1)}>
        <span className={styles.up}>
          <Icon name="chevron" />
        </span>
      </IconButton>
      <IconButton
        label={say.down(name)}
        disabled={place === count - 1}
        onClick={() => move(place, place + 1)}
      >
        <Icon name="chevron" />
      </IconButton>
      <IconButton label={say.remove(name)} onClick={() => remove(place)}>
        <Icon name="trash" />
      </IconButton>
    </div>
  );
}
