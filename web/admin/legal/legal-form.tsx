import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type Bilingual, type Language, languages } from '../../../contracts/language.ts';
import {
  type LegalPage,
  legalNames,
  publishLegalText,
  type LegalText as Text,
  unknownNames,
} from '../../../contracts/legal.ts';
import { ApiError, call, describeDetail, describeError } from '../../http/api.ts';
import type { Words } from '../../i18n/en.ts';
import { useWords } from '../../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './legal.module.css';
import { LegalPreview } from './legal-preview.tsx';

/** Placeholders in braces that a legal text may contain, filled in from Settings when it is shown. */
const names = legalNames.map((name) => `{${name}}`).join(' ');

/** Unpublished texts by page, in memory: they survive client-side navigation, but not a reload. */
const drafts = new Map<LegalPage, Bilingual>();

type LegalFormProps = {
  loaded: Text;
  fee: number;
  /** Below the form, with the text that holds now. */
  children: (current: Text) => ReactNode;
};

/** Both texts of a page, each with a preview, and the button that publishes them as the next version. */
export function LegalForm({ loaded, fee, children }: LegalFormProps) {
  const words = useWords();
  const { legal: say } = useAdminWords();
  const showToast = useShowToast();
  const [current, setCurrent] = useState(loaded);
  const [text, setText] = useState(drafts.get(loaded.page) ?? loaded.text);
  const [alert, setAlert] = useState<string | null>(null);
  const [faults, setFaults] = useState<Partial<Record<Language, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isChanged = text.en !== current.text.en || text.ar !== current.text.ar;
  useDraft(current.page, isChanged ? text : null);

  const publish = async () => {
    setBusy(true);
    setAlert(null);
    setFaults({});
    try {
      const published = await call(publishLegalText, { page: current.page, version: current.version, text });
      setCurrent(published);
      setText(published.text);
      showToast({ text: say.published(published.version) });
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void publish());
      const refused = faultsOf(error, words, text);
      setFaults(refused);
      // The button may be far below: the saved message is scrolled into view.
      const wrong = languages.find((language) => refused[language]);
      if (wrong) form.current?.querySelector<HTMLElement>(`textarea[lang=${wrong}]`)?.focus();
      const isStale = error instanceof ApiError && error.code === 'changed_meanwhile';
      if (isStale) setAlert(say.stale);
      else if (Object.keys(refused).length === 0) setAlert(describeError(error, words));
    }
    setBusy(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isChanged) void publish();
  };
  const notes: Record<Language, string> = { en: say.english, ar: say.arabic };
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <p className="muted">
          {say.form} <bdi dir="ltr">{names}</bdi>
        </p>
        {languages.map((language) => (
          <div key={language} className={styles.side}>
            <Field label={words.legal.titles[current.page]} note={notes[language]} error={faults[language]}>
              <TextArea
                lang={language}
                dir={language === 'ar' ? 'rtl' : 'ltr'}
                rows={18}
                value={text[language]}
                onChange={(event) => {
                  setText({ ...text, [language]: event.target.value });
                  setFaults({ ...faults, [language]: undefined });
                }}
              />
            </Field>
            <Preview title={`${say.preview} ${notes[language]}`}>
              <LegalPreview language={language} text={text[language]} fee={fee} />
            </Preview>
          </div>
        ))}
        {alert && <Alert>{alert}</Alert>}
        <div className={styles.end}>
          <Button type="submit" busy={isBusy} disabled={!isChanged}>
            {say.publish(current.version + 1)}
          </Button>
          <p className="muted" role="status">
            {isChanged ? say.notSaved : say.same}
          </p>
        </div>
      </form>
      {children(current)}
    </>
  );
}

/** Why each text was refused; of a name that is unknown, which one. */
function faultsOf(error: unknown, words: Words, text: Bilingual): Partial<Record<Language, string>> {
  const faults: Partial<Record<Language, string>> = {};
  for (const detail of error instanceof ApiError ? error.details : [])
    for (const language of languages) {
      if (detail.path !== `text.${language}`) continue;
      const unknown = detail.code === 'legal_name_unknown' ? unknownNames(text[language]) : [];
      const reason = describeDetail(detail, words.errors);
      const named = unknown.map((name) => `\u2068${name}\u2069`).join(' ');
      faults[language] = named ? `${reason}: ${named}` : reason;
    }
  return faults;
}

/** Lazily mounts its children (and loads their words) when it is first opened. */
function Preview({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.preview} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}

/** Keeps the draft across client-side navigation; `beforeunload` asks before it would be lost. */
function useDraft(page: LegalPage, draft: Bilingual | null): void {
  useEffect(() => {
    if (!draft) {
      drafts.delete(page);
      return;
    }
    drafts.set(page, draft);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [page, draft]);
}
