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
  /** Its values are summed up below its title, with a word when they are not saved. */
  part: SettingsPart;
  hint?: string;
  /** Takes the place of the values' own words. */
  summary?: string;
  children: ReactNode;
};

/**
 * A part of the settings, folded on a phone. Its fields stay in the page, so that what is typed is kept; after a submit that
 * finds a fault in it, it is open before `useFocusFirstInvalid` of the form looks for the field, since a child's effects run first.
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

/** Says that its values differ from what is saved, also when they were restored. */
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

/** Subscribes to the values alone: typing draws this line and no field. */
function Values({ names }: NamesProps) {
  const { settings: say } = useAdminWords();
  const language = useLanguage();
  const values: readonly unknown[] = useWatch<ContentValues>({ name: [...names] });
  const texts = values
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .map((value) => (typeof value === 'string' ? value : titleOf(value)?.[language]))
    // The address of a page says little.
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

/** A text in both languages, or that of an entry of a list. */
const titleOf = (value: unknown): Bilingual | undefined => {
  const { title, name, en } = (value ?? {}) as Partial<Bilingual & { title: Bilingual; name: Bilingual }>;
  return title ?? name ?? (en === undefined ? undefined : (value as Bilingual));
};
