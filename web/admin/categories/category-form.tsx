import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { AdminCategory } from '../../../contracts/catalogue.ts';
import { usePath, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { BothLanguages } from '../both-languages.tsx';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './categories.module.css';
import { useCategoryForm } from './use-category-form.ts';

export function CategoryForm({ category }: { category: AdminCategory | null }) {
  const { categories: say } = useAdminWords();
  const path = usePath();
  const state = useCategoryForm(category);
  const { form, errorOf } = state;
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const isOtherSlug = category !== null && form.watch('slug') !== category.slug;
  return (
    <form className={`${card.form} ${styles.form}`} noValidate onSubmit={state.submit}>
      {state.isRestored && <Alert tone="ok">{say.restored}</Alert>}
      {state.alert && <Alert isAnswer>{state.alert}</Alert>}
      <BothLanguages
        label={say.name}
        errorOf={(language) => errorOf(`name.${language}`)}
        register={(language) => form.register(`name.${language}`, { onChange: state.nameChanged })}
        isRequired
      />
      <Field label={say.slug} hint={isOtherSlug ? say.slugWarning : say.slugHint} error={errorOf('slug')}>
        <TextInput
          {...form.register('slug', { onChange: state.slugChanged })}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <BothLanguages
        label={say.description}
        note={say.optional}
        errorOf={(language) => errorOf(`description.${language}`)}
        register={(language) => form.register(`description.${language}`)}
        rows={3}
      />
      <div className={styles.bar} data-save-bar>
        <ButtonLink variant="line" to={path('/admin/categories')}>
          {say.cancel}
        </ButtonLink>
        <Button type="submit" busy={isSubmitting}>
          {say.save}
        </Button>
      </div>
      <LeaveQuestion isChanged={isDirty && !isSubmitSuccessful} onLeave={state.forget} />
    </form>
  );
}

/** Unsaved changes: asks before a link, Back or closing the page would lose them. */
type LeaveQuestionProps = { isChanged: boolean; onLeave: () => void };

function LeaveQuestion({ isChanged, onLeave }: LeaveQuestionProps) {
  const { shell } = useWords();
  const { categories: say } = useAdminWords();
  const blocker = useBlocker(isChanged);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  const stay = () => blocker.reset?.();
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={stay}
      isClosedByBack={false}
      title={say.unsaved}
      closeLabel={shell.close}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={stay}>
            {say.stay}
          </Button>
          <Button
            variant="bad"
            onClick={() => {
              onLeave();
              blocker.proceed?.();
            }}
          >
            {say.leave}
          </Button>
        </>
      }
    >
      <p className="muted">{say.unsavedText}</p>
    </Modal>
  );
}
