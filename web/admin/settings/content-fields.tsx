import { type ReactNode, useState } from 'react';
import { type FieldPath, get, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n/language.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { BothLanguages } from '../both-languages.tsx';
import card from '../card.module.css';
import { MoveButtons } from '../move-buttons.tsx';
import { RemoveRowButton } from '../remove-row-button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import type { ContentValues } from './content-values.ts';
import styles from './settings.module.css';

type Path = FieldPath<ContentValues>;
/** The path of a bilingual text in the form. */
type BothPath = { [P in Path]: `${P}.en` extends Path ? P : never }[Path];

type BothFieldsProps = { name: BothPath; label: string; hint?: string };

export function BothFields({ name, label, hint }: BothFieldsProps) {
  const form = useFormContext<ContentValues>();
  const { register } = form;
  const errorOf = useErrorOf(form);
  return (
    <BothLanguages
      label={label}
      hint={hint}
      errorOf={(language) => errorOf(`${name}.${language}`)}
      register={(language) => register(`${name}.${language}` as Path)}
    />
  );
}

type LineFieldProps = {
  name: Path;
  label: string;
  note?: string;
  hint?: string;
  /** Overrides the message of the validation error. */
  error?: string;
  type?: 'tel' | 'url' | 'email' | 'figure';
};

/** A single-line field: phone, URL, email, or number. */
export function LineField({ name, label, note, hint, error, type = 'url' }: LineFieldProps) {
  const form = useFormContext<ContentValues>();
  const { register } = form;
  const errorOf = useErrorOf(form);
  const broken = errorOf(name);
  const field = { label, note, hint, error: broken && (error ?? broken) };
  if (type === 'tel') return <PhoneField {...register(name)} {...field} />;
  return (
    <Field {...field}>
      <TextInput
        {...register(name)}
        {...(type === 'figure' ? { dir: 'ltr', inputMode: 'decimal' } : { type })}
        autoComplete="off"
      />
    </Field>
  );
}

type EntryProps = {
  /** Title of an entry without one. */
  name: string;
  path: `contact.${number}` | `socials.${number}`;
  titlePath: `contact.${number}.title` | `socials.${number}.name`;
  children: ReactNode;
};

/** A collapsible entry (`details`), so that lists fit on a phone; open when it has an error or no title. */
export function Entry({ name, path, titlePath, children }: EntryProps) {
  const { formState } = useFormContext<ContentValues>();
  const language = useLanguage();
  const title = useWatch<ContentValues, typeof titlePath>({ name: titlePath });
  const [isNew] = useState(!title?.en && !title?.ar);
  const isBroken = get(formState.errors, path) !== undefined;
  return (
    <details className={card.fold} open={isNew || isBroken}>
      <summary>{title?.[language] || name}</summary>
      <div className={styles.entryFields}>{children}</div>
    </details>
  );
}

type ListToolsProps = {
  /** Title of the entry. */
  name: string;
  place: number;
  count: number;
  move: (from: number, to: number) => void;
  remove: (place: number) => void;
};

/** Buttons that move or remove an entry. */
export function ListTools({ name, place, count, move, remove }: ListToolsProps) {
  const { settings: say } = useAdminWords();
  return (
    <div className={styles.tools}>
      <MoveButtons
        upLabel={say.up(name)}
        downLabel={say.down(name)}
        onUp={place > 0 ? () => move(place, place - 1) : undefined}
        onDown={place < count - 1 ? () => move(place, place + 1) : undefined}
      />
      <RemoveRowButton label={say.remove(name)} onRemove={() => remove(place)} />
    </div>
  );
}
