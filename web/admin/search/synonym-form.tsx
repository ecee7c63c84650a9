import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createSynonym, type Synonym, updateSynonym } from '../../../contracts/search.ts';
import { ApiError, callRecorded, describeDetail } from '../../http/api.ts';
import { useWords } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { refetchSearch } from './refetch-search.ts';
import styles from './search.module.css';
import type { Draft } from './search.tsx';

type SynonymFormProps = {
  draft: Draft;
  /** True when opened by a button: the first empty field takes the focus. */
  isAsked: boolean;
  onDone: () => void;
};

export function SynonymForm({ draft, isAsked, onDone }: SynonymFormProps) {
  const { errors } = useWords();
  const { search: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const [values, setValues] = useState({ term: draft.term, same: draft.same });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const isBegun = draft.id !== null || draft.term !== '';
  useEffect(() => {
    if (!isAsked || !isBegun) return;
    const fields = form.current?.querySelectorAll('input') ?? [];
    const wanted = [...fields].find(({ value }) => value === '') ?? fields[0];
    wanted?.focus();
  }, [isAsked, isBegun]);

  const { isBusy, failure, start } = useAction(async () => {
    setFaults({});
    let saved: { answer: Synonym; activity: number | null };
    try {
      const { id } = draft;
      saved = await (id
        ? callRecorded(updateSynonym, { id, ...values })
        : callRecorded(createSynonym, values));
    } catch (error) {
      if (!(error instanceof ApiError) || error.details.length === 0) throw error;
      const told = error.details.map((detail) => [detail.path, describeDetail(detail, errors)]);
      return setFaults(Object.fromEntries(told));
    }
    onDone();
    refetchSearch();
    const { answer, activity } = saved;
    offerUndo({ activity, subject: answer.id, text: say.saved, onUndone: refetchSearch });
  }, say.failedToSave);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    start();
  };
  const names = ['term', 'same'] as const;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <h3>{draft.id ? say.editTitle : say.newTitle}</h3>
      {failure && <Alert>{failure}</Alert>}
      <div className={styles.both}>
        {names.map((name) => (
          <Field key={name} label={say[name]} error={faults[name]}>
            <TextInput
              name={name}
              value={values[name]}
              onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
              maxLength={80}
              autoComplete="off"
              required
            />
          </Field>
        ))}
      </div>
      <p className="muted">{say.hint}</p>
      <div className={styles.bar}>
        {isBegun && (
          <Button variant="line" onClick={onDone}>
            {say.cancel}
          </Button>
        )}
        <Button type="submit" busy={isBusy}>
          {say.save}
        </Button>
      </div>
    </form>
  );
}
