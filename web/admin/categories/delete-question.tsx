import type { AdminCategory } from '../../../contracts/catalogue.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { shortName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';

type DeleteQuestionProps = {
  category: AdminCategory;
  /** Why it was not deleted. */
  refusal: string | null;
  busy: boolean;
  onClose: () => void;
  onDelete: () => void;
};

export function DeleteQuestion({ category, refusal, busy, onClose, onDelete }: DeleteQuestionProps) {
  const { shell } = useWords();
  const { categories: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
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
          {refusal && category.products > 0 ? (
            <ButtonLink to={`${path('/admin/products')}?category=${category.slug}`}>
              {say.seeProducts}
            </ButtonLink>
          ) : (
            <Button variant="bad" busy={busy} onClick={onDelete}>
              {say.remove}
            </Button>
          )}
        </>
      }
    >
      {refusal ? <Alert>{refusal}</Alert> : <p className="muted">{say.questionText}</p>}
    </Modal>
  );
}
