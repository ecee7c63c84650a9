import { useState } from 'react';
import type { AdminCategory } from '../../../contracts/categories.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { shortName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './categories.module.css';

type DeleteQuestionProps = {
  category: AdminCategory;
  /** Categories to which its products can be moved. */
  others: AdminCategory[];
  /** The error of the last attempt. */
  refusal: string | null;
  busy: boolean;
  onClose: () => void;
  /** Called with the target category of the products, if there are any. */
  onDelete: (moveTo?: string) => void;
};

/** Confirmation of a deletion; for a category in use it asks for a category for its products. */
export function DeleteQuestion({ category, others, refusal, busy, onClose, onDelete }: DeleteQuestionProps) {
  const { shell } = useWords();
  const { categories: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const [moveTo, setMoveTo] = useState('');
  const isUsed = category.products > 0;
  const products = `${path('/admin/products')}?category=${category.slug}`;
  return (
    <Modal
      open
      onClose={onClose}
      busy={busy}
      title={say.question(shortName(category.name[language]))}
      closeLabel={shell.close}
      width="narrow"
      foot={
        <>
          <Button variant="line" onClick={onClose} disabled={busy}>
            {say.cancel}
          </Button>
          {isUsed && (
            <ButtonLink variant="line" to={products}>
              {say.seeProducts}
            </ButtonLink>
          )}
          <Button
            variant="bad"
            busy={busy}
            disabled={isUsed && moveTo === ''}
            onClick={() => onDelete(isUsed ? moveTo : undefined)}
          >
            {isUsed ? say.moveAndRemove : say.remove}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {refusal && <Alert>{refusal}</Alert>}
        <p className="muted">{isUsed ? say.inUse(category.products) : say.questionText}</p>
        {isUsed && (
          <Field label={say.moveTo} hint={say.moveHint}>
            <Select value={moveTo} onChange={({ target }) => setMoveTo(target.value)}>
              <option value="">{say.chooseCategory}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </Modal>
  );
}
