import { type SyntheticEvent, useState } from 'react';
import { type ClaimName, mostOf } from '../../../contracts/content.ts';
import { type Bilingual, type Language, languages } from '../../../contracts/language.ts';
import { describeDetail } from '../../http/api.ts';
import { useWords } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { type ClaimDraft, type ClaimValue, draftOf, parseClaim } from './claim-values.ts';
import styles from './claims.module.css';

type ClaimEditorProps = {
  name: ClaimName;
  value: ClaimValue;
  onSave: (value: ClaimValue) => Promise<void>;
  onCancel: () => void;
};

/** Editor of one claim; emptied list entries are removed. */
export function ClaimEditor({ name, value, onSave, onCancel }: ClaimEditorProps) {
  const { errors } = useWords();
  const { claims: say } = useAdminWords();
  const most = name === 'badges' || name === 'benefits' || name === 'checkout' ? mostOf[name] : 1;
  const [draft, setDraft] = useState<ClaimDraft>(() => draftOf(value, most));
  const [fault, setFault] = useState<string | null>(null);
  const parsed = parseClaim(name, draft);
  const save = useAction(async () => {
    if (parsed.value !== undefined) await onSave(parsed.value);
  }, say.failed);
  const alert = fault ?? save.failure;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setFault(null);
    if (parsed.value !== undefined) save.start();
    else setFault(describeDetail({ path: name, message: parsed.fault, code: parsed.fault }, errors));
  };
  return (
    <form className={styles.editor} noValidate onSubmit={submit}>
      {alert && <Alert>{alert}</Alert>}
      {typeof draft === 'string' ? (
        <Field label={say.names[name]}>
          <TextInput
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </Field>
      ) : Array.isArray(draft) ? (
        draft.map((text, place) => (
          <BothInputs
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place.
            key={place}
            label={say.entry(place + 1)}
            text={text}
            onChange={(changed) => setDraft(draft.with(place, changed))}
          />
        ))
      ) : (
        <BothInputs label={say.names[name]} text={draft} onChange={setDraft} />
      )}
      <div className={styles.buttons}>
        <Button size="sm" type="submit" busy={save.isBusy}>
          {say.save}
        </Button>
        <Button size="sm" variant="line" onClick={onCancel}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}

type BothInputsProps = { label: string; text: Bilingual; onChange: (text: Bilingual) => void };

function BothInputs({ label, text, onChange }: BothInputsProps) {
  const { settings: say } = useAdminWords();
  const notes: Record<Language, string> = { en: say.english, ar: say.arabic };
  return (
    <div className={styles.both}>
      {languages.map((language) => (
        <Field key={language} label={label} note={notes[language]}>
          <TextInput
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            autoComplete="off"
            value={text[language]}
            onChange={(event) => onChange({ ...text, [language]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
