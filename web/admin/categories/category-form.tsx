import type { ComponentProps, ReactNode } from 'react';
import type { AdminCategory } from '../../../contracts/categories.ts';
import { usePath } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { BothLanguages, SlugField } from '../both-languages.tsx';
import card from '../card.module.css';
import { FormDraft } from '../form-draft.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useClearOfToasts } from '../use-clear-of-toasts.ts';
import { ChoiceWaits, FormVersionChoice, type NamedFields, useNamedTexts } from '../version-choice.tsx';
import styles from './categories.module.css';
import type { ChangedPins } from './category-pins.tsx';
import { type CategoryValues, useCategoryForm, valuesOf } from './use-category-form.ts';

type CategoryFormProps = Pick<ComponentProps<typeof FormDraft>, 'beside'> & {
  category: AdminCategory | null;
  /** The unsaved order of its products, saved with the rest. */
  pins?: ChangedPins | null;
  /** Further fields above Save, saved together. */
  children?: ReactNode;
};

export function CategoryForm({ category, pins = null, beside, children }: CategoryFormProps) {
  const { categories: say } = useAdminWords();
  const path = usePath();
  const state = useCategoryForm(category, pins);
  const { form, choice, draft, errorOf } = state;
  const textsOf = useNamedTexts();
  const namedFields = ({ name, slug, description }: CategoryValues): NamedFields => [
    ...textsOf(say.name, name),
    [say.slug, slug],
    ...textsOf(say.description, { en: description?.en ?? '', ar: description?.ar ?? '' }),
  ];
  const { isSubmitting, submitCount } = form.formState;
  const element = useFocusFirstInvalid(submitCount);
  const bar = useClearOfToasts();
  const slug = form.watch('slug');
  const isOtherSlug = category !== null && slug !== category.slug;
  return (
    <form ref={element} className={`${card.form} ${styles.form}`} noValidate onSubmit={state.submit}>
      <FormDraft
        form={form}
        draft={draft}
        isSaving={isSubmitting}
        beside={beside}
        isChoice={choice.theirs !== null}
      />
      <FormVersionChoice
        choice={choice}
        draft={draft}
        fieldsOf={(saved) => namedFields(valuesOf(saved))}
        mine={namedFields(form.getValues())}
      />
      {state.alert && <Alert isAnswer>{state.alert}</Alert>}
      <BothLanguages
        label={say.name}
        errorOf={(language) => errorOf(`name.${language}`)}
        register={(language) => form.register(`name.${language}`, { onChange: state.nameChanged })}
        isRequired
      />
      <SlugField
        label={say.slug}
        hint={isOtherSlug ? say.slugWarning : say.slugHint}
        error={errorOf('slug')}
        address={`/products?category=${slug || '…'}`}
        input={form.register('slug', { onChange: state.slugChanged, onBlur: state.slugLeft })}
      />
      <BothLanguages
        label={say.description}
        note={say.optional}
        errorOf={(language) => errorOf(`description.${language}`)}
        register={(language) => form.register(`description.${language}`)}
        rows={3}
      />
      {children}
      <div ref={bar} className={card.saveBar} data-save-bar>
        <ButtonLink variant="line" to={path('/admin/categories')}>
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
