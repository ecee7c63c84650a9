import { type FieldError, type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { type ClaimName, maxOf } from '../../../contracts/content.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { useWords } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { BothLanguages } from '../both-languages.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { type ClaimDraft, type ClaimValue, draftOf, parseClaim } from './claim-values.ts';
import styles from './claims.module.css';

type ClaimEditorProps = {
  name: ClaimName;
  value: ClaimValue;
  onSave: (value: ClaimValue) => Promise<void>;
  onCancel: () => void;
};

type Values = { draft: ClaimDraft };

/** Validates by the schema of the settings; a claim has a single error, shown above its fields. */
const resolverOf =
  (name: ClaimName): Resolver<Values> =>
  (values) => {
    const { fault } = parseClaim(name, values.draft);
    if (!fault) return { values, errors: {} };
    return { values: {}, errors: { draft: { type: 'schema', message: fault } } as FieldErrors<Values> };
  };

/** Editor of one claim; emptied list entries are removed. */
export function ClaimEditor({ name, value, onSave, onCancel }: ClaimEditorProps) {
  const { errors } = useWords();
  const { claims: say } = useAdminWords();
  const max = name === 'badges' || name === 'benefits' || name === 'checkout' ? maxOf[name] : 1;
  const form = useForm<Values>({
    resolver: resolverOf(name),
    reValidateMode: 'onSubmit',
    defaultValues: { draft: draftOf(value, max) },
  });
  const fault = (form.formState.errors.draft as FieldError | undefined)?.message;
  const save = useAction(async () => {
    const { value } = parseClaim(name, form.getValues('draft'));
    if (value !== undefined) await onSave(value);
  }, say.failed);
  const alert = fault ? describeFault(fault, errors) : save.failure;
  // The kind of value never changes: a number, a bilingual text, or a list of these.
  const draft = form.getValues('draft');
  const register = (path: string) => form.register(path as 'draft');
  return (
    <form className={styles.editor} noValidate onSubmit={form.handleSubmit(() => save.start())}>
      {alert && <Alert>{alert}</Alert>}
      {typeof draft === 'string' ? (
        <Field label={say.names[name]}>
          <TextInput dir="ltr" inputMode="decimal" autoComplete="off" {...register('draft')} />
        </Field>
      ) : Array.isArray(draft) ? (
        draft.map((_, place) => (
          <BothLanguages
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place.
            key={place}
            label={say.entry(place + 1)}
            register={(language) => register(`draft.${place}.${language}`)}
          />
        ))
      ) : (
        <BothLanguages label={say.names[name]} register={(language) => register(`draft.${language}`)} />
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
