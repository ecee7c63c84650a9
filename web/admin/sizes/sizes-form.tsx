import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { FormDraft } from '../form-draft.tsx';
import rows from '../list.module.css';
import { tellAmount } from '../parse-amount.ts';
import { SaveBar } from '../save-bar.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import { ChoiceWaits, FormVersionChoice, type NamedFields } from '../version-choice.tsx';
import { AddSize } from './add-size.tsx';
import { SizeRowFields } from './size-row.tsx';
import { type SizesValues, valuesOf } from './size-values.ts';
import styles from './sizes.module.css';
import { useSizesForm } from './use-sizes-form.ts';
import { useSizesSave } from './use-sizes-save.ts';

type SizesFormProps = { id: string; sizes: AdminProduct[] };

/** Each size with its name and price, in order; typed values stay until they are saved, even after a reload. */
export function SizesForm({ id, sizes }: SizesFormProps) {
  const { sizes: say } = useAdminWords();
  const language = useLanguage();
  const state = useSizesForm(id, sizes);
  const { form, list, choice, draft } = state;
  const { saving, rowKeyOf } = useSizesSave(id, sizes, state);
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const errorOf = useErrorOf(form);
  const namedFields = ({ sizes: typed }: SizesValues): NamedFields =>
    typed.map(({ weight, price }) => [formatWeight(weight, language) || say.title, tellAmount(price)]);
  const last = list.fields.length - 1;
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={form.handleSubmit(saving.start)}>
      <FormDraft form={form} draft={draft} isSaving={saving.isBusy} isChoice={choice.theirs !== null} />
      <FormVersionChoice
        choice={choice}
        draft={draft}
        fieldsOf={(saved) => namedFields(valuesOf(id, saved))}
        mine={namedFields(form.getValues())}
      />
      {saving.failure && <Alert isAnswer>{saving.failure}</Alert>}
      <ul className={`${rows.list} ${styles.list}`}>
        {list.fields.map(({ id: size }, place) => (
          <SizeRowFields
            key={rowKeyOf(size)}
            control={form.control}
            register={form.register}
            place={place}
            product={state.products.productOf(size)}
            errorOf={errorOf}
            onUp={place > 0 ? () => list.move(place, place - 1) : undefined}
            onDown={place < last ? () => list.move(place, place + 1) : undefined}
            onRemove={last > 0 ? () => list.remove(place) : undefined}
          />
        ))}
      </ul>
      <AddSize state={state} store={sizes[0]?.store} />
      <p className="muted">{say.removed}</p>
      <SaveBar isChanged={form.formState.isDirty} errors={form.formState.errors}>
        {choice.theirs ? (
          <ChoiceWaits />
        ) : (
          <Button type="submit" busy={saving.isBusy}>
            {say.save}
          </Button>
        )}
      </SaveBar>
    </form>
  );
}
