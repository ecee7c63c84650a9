import type { AdminCollection } from '../../../contracts/collections.ts';
import { commaIn } from '../../../contracts/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import card from '../card.module.css';
import { FormDraft } from '../form-draft.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useClearOfToasts } from '../use-clear-of-toasts.ts';
import { ChoiceWaits, FormVersionChoice, type NamedFields, useNamedTexts } from '../version-choice.tsx';
import { CollectionFields } from './collection-fields.tsx';
import { type CollectionValues, valuesOf } from './collection-values.ts';
import styles from './collections.module.css';
import { useCollectionForm } from './use-collection-form.ts';

/** The form of a collection. A new one's slug follows its English name until it is edited by hand. */
export function CollectionForm({ collection }: { collection: AdminCollection | null }) {
  const { collections: say } = useAdminWords();
  const { form, choice, draft, slug, list, save, removing } = useCollectionForm(collection);
  const { isSubmitting, submitCount, errors } = form.formState;
  const element = useFocusFirstInvalid(submitCount);
  const bar = useClearOfToasts();
  const namedFields = useNamedFields();
  const failure = removing.failure ?? errors.root?.message;
  return (
    <form
      ref={element}
      className={`${card.form} ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        slug.fillEmpty();
        void form.handleSubmit(save)(event);
      }}
    >
      <FormDraft
        form={form}
        draft={draft}
        isSaving={isSubmitting || removing.isBusy}
        isChoice={choice.theirs !== null}
      />
      <FormVersionChoice
        choice={choice}
        draft={draft}
        fieldsOf={(saved) => namedFields(valuesOf(saved))}
        mine={namedFields(form.getValues())}
      />
      {failure && <Alert isAnswer>{`${say.failedToSave} ${failure}`}</Alert>}
      <CollectionFields form={form} slug={slug} collection={collection} />
      {collection && (
        <div>
          <Button variant="text" busy={removing.isBusy} onClick={removing.start}>
            {say.remove}
          </Button>
        </div>
      )}
      <div ref={bar} className={card.saveBar} data-save-bar>
        <ButtonLink variant="line" to={list}>
          {say.cancel}
        </ButtonLink>
        {choice.theirs ? (
          <ChoiceWaits />
        ) : (
          <Button type="submit" busy={isSubmitting}>
            {say.save}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Names and formats each field, for the choice between two versions. */
function useNamedFields(): (values: CollectionValues) => NamedFields {
  const { collections: say, activity: mean } = useAdminWords();
  const language = useLanguage();
  const textsOf = useNamedTexts();
  return ({ name, slug, description, products, ...values }) => [
    ...textsOf(say.name, name),
    [say.slug, slug],
    ...textsOf(say.description, description),
    [say.products, products.map((product) => product.name[language]).join(commaIn(language)), 'list'],
    [say.shown, values.shown ? mean.yes : mean.no],
    [say.onHome, values.on_home ? mean.yes : mean.no],
  ];
}
