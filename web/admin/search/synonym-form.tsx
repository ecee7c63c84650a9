import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useFormState, useWatch } from 'react-hook-form';
import { listProducts } from '../../../contracts/catalogue.ts';
import * as schemas from '../../../contracts/search.schemas.ts';
import { createSynonym, type Synonym, updateSynonym } from '../../../contracts/search.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { FieldPair } from '../both-languages.tsx';
import card from '../card.module.css';
import { RestoredNotice } from '../form-draft.tsx';
import { LeaveQuestion } from '../leave-question.tsx';
import { toastName } from '../short-name.ts';
import { removeTabDraft, storeTabDraft } from '../tab-draft.ts';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { refetchSearch } from './refetch-search.ts';
import styles from './search.module.css';
import type { Draft, SynonymWords } from './search.tsx';

type SynonymFormProps = {
  draft: Draft;
  draftKey: string;
  onSaved: () => void;
  onCancel: () => void;
};

const names = ['term', 'same'] as const;

/** When opened by a button, the first empty field takes the focus; after a reload the form is restored as it was. */
export function SynonymForm({ draft, draftKey, onSaved, onCancel }: SynonymFormProps) {
  const errors = useAdminErrors();
  const language = useLanguage();
  const { search: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const form = useForm({
    resolver: zodResolver(schemas.createSynonym.input),
    defaultValues: { term: draft.term, same: draft.same },
  });
  const { typed } = draft;
  useEffect(() => {
    if (typed) form.reset(typed, { keepDefaultValues: true });
    else form.setFocus(names.find((name) => form.getValues(name) === '') ?? 'term');
  }, [form, typed]);
  const drop = () => removeTabDraft(draftKey);

  const { isBusy, failure, start } = useAction(async () => {
    const values = form.getValues();
    let saved: { answer: Synonym; activity: number | null };
    try {
      const { id } = draft;
      saved = await (id
        ? callRecorded(updateSynonym, { id, ...values })
        : callRecorded(createSynonym, values));
    } catch (error) {
      if (!(error instanceof ApiError) || error.details.length === 0) throw error;
      const broken = error.details.flatMap((detail) => {
        const name = names.find((one) => one === detail.path);
        return name ? [{ name, message: detail.code ?? detail.message }] : [];
      });
      for (const [place, { name, message }] of broken.entries())
        form.setError(name, { message }, { shouldFocus: place === 0 });
      return;
    }
    drop();
    const { answer, activity } = saved;
    const found = await call(listProducts, { q: answer.term, language, limit: 1 }).catch(() => null);
    onSaved();
    refetchSearch();
    const isFound = found?.page.total !== 0;
    const describe = isFound ? say.saved : say.savedForNothing;
    const longest = isFound ? 12 : 10;
    const text = describe(toastName(answer.term, longest), toastName(answer.same, longest));
    offerUndo({ activity, subject: answer.id, text, onUndone: refetchSearch, isFromForm: true });
  }, say.failedToSave);
  const faultOf = (name: (typeof names)[number]) => {
    const message = form.formState.errors[name]?.message;
    return message && describeFault(message, errors);
  };
  const cancel = () => {
    drop();
    onCancel();
  };
  return (
    <form className={card.card} noValidate onSubmit={form.handleSubmit(start)}>
      <LeaveQuestion isChanged={form.formState.isDirty && !isBusy} onLeave={drop} />
      <h3>{draft.id ? say.editTitle : say.newTitle}</h3>
      <StoredWords form={form} draft={draft} draftKey={draftKey} />
      {failure && <Alert>{failure}</Alert>}
      <FieldPair>
        {names.map((name) => (
          <Field key={name} label={say[name]} error={faultOf(name)}>
            <TextInput {...form.register(name)} maxLength={80} autoComplete="off" required />
          </Field>
        ))}
      </FieldPair>
      <p className="muted">{say.hint}</p>
      <div className={styles.bar}>
        <Button variant="line" onClick={cancel}>
          {say.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {say.save}
        </Button>
      </div>
    </form>
  );
}

type StoredWordsProps = Pick<SynonymFormProps, 'draft' | 'draftKey'> & { form: UseFormReturn<SynonymWords> };

/** Stores what is typed, with its initial values, and says when it was restored. */
function StoredWords({ form: { control, reset }, draft, draftKey }: StoredWordsProps) {
  const [term, same] = useWatch({ control, name: names });
  const { isDirty } = useFormState({ control });
  const [isRestored, setRestored] = useState(draft.typed !== undefined);
  useEffect(() => {
    if (isDirty) storeTabDraft(draftKey, { ...draft, typed: { term, same } } satisfies Draft);
    else removeTabDraft(draftKey);
  }, [draftKey, isDirty, draft, term, same]);
  const discard = () => {
    reset();
    setRestored(false);
  };
  return isRestored && isDirty && <RestoredNotice isOutdated={false} onDiscard={discard} />;
}
