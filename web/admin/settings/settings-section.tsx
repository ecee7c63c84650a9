import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldPath, get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Bilingual } from '../../../contracts/language.ts';
import { isPhone } from '../../browser/is-phone.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icon.tsx';
import card from '../card.module.css';
import { isSame } from '../is-same.ts';
import { NotSaved } from '../not-saved.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { ContentValues } from './content-values.ts';
import styles from './settings.module.css';
import { partId, type SettingsPart, settingsParts } from './settings-parts.ts';

type SettingsSectionProps = {
  /** The section whose values are summarised below its title, with a mark when they are unsaved. */
  part: SettingsPart;
  hint?: string;
  /** Replaces the summary of the values. */
  summary?: string;
  children: ReactNode;
};

/**
 * A section of the settings, collapsed on a phone. Its fields stay in the page, so that typed values are kept. After a
 * submit that finds an error in it, it expands before the form's `useFocusFirstInvalid` looks for the field, as a
 * child's effects run first.
 */
export function SettingsSection({ part, hint, summary, children }: SettingsSectionProps) {
  const { settings: say } = useAdminWords();
  const names = settingsParts[part];
  const { control } = useFormContext<ContentValues>();
  const { errors, submitCount } = useFormState({ control });
  const [isWide] = useState(() => !isPhone());
  const fold = useRef<HTMLDetailsElement>(null);
  const isBroken = names.some((name) => get(errors, name) !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a fault that a submit has found; while it is mended the fold stays as it is.
  useEffect(() => {
    if (isBroken && fold.current) fold.current.open = true;
  }, [submitCount]);
  return (
    <details ref={fold} id={partId(part)} className={`${card.form} ${styles.section}`} open={isWide}>
      <summary>
        <h2>{say[part]}</h2>
        <Icon name="chevron" />
        <p className="muted">
          <UnsavedMark names={names} />
          {summary ?? <Values names={names} />}
        </p>
      </summary>
      <div className={styles.sectionFields}>
        {hint && <p className="muted">{hint}</p>}
        {children}
      </div>
    </details>
  );
}

type NamesProps = { names: readonly FieldPath<ContentValues>[] };

/** Marks values that differ from the saved ones, also restored ones. */
function UnsavedMark({ names }: NamesProps) {
  const { control } = useFormContext<ContentValues>();
  const { defaultValues } = useFormState({ control });
  const values: readonly unknown[] = useWatch<ContentValues>({ name: [...names] });
  const isSaved = names.every((name, place) => isSame(values[place], get(defaultValues, name)));
  return (
    !isSaved && (
      <>
        <NotSaved />{' '}
      </>
    )
  );
}

/** Subscribes only to the values: typing renders this line and no field. */
function Values({ names }: NamesProps) {
  const { settings: say } = useAdminWords();
  const language = useLanguage();
  const values: readonly unknown[] = useWatch<ContentValues>({ name: [...names] });
  const texts = values
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .map((value) => (typeof value === 'string' ? value : titleOf(value)?.[language]))
    // URLs are not informative.
    .filter((text) => text && !text.startsWith('https:'));
  if (texts.length === 0) return say.empty;
  return texts.map((text, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts have no key but their place, and may be alike.
    <Fragment key={place}>
      {place > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}

/** A bilingual text, or that of a list's entry. */
const titleOf = (value: unknown): Bilingual | undefined => {
  const { title, name, en } = (value ?? {}) as Partial<Bilingual & { title: Bilingual; name: Bilingual }>;
  return title ?? name ?? (en === undefined ? undefined : (value as Bilingual));
};
