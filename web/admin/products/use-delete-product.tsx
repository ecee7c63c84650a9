import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { type AdminProduct, deleteProduct } from '../../../contracts/catalogue.ts';
import { ApiError, callRecorded, describeError } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { isSessionRefused } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { dropProduct } from './product-list.ts';
import { refresh } from './use-quick-edit.ts';

/** Deletion with confirmation (`question` is the dialog) and undo. */
export function useDeleteProduct(onDeleted?: () => void) {
  const words = useWords();
  const { products: say, boxes: ofBoxes, errors } = useAdminWords();
  const path = usePath();
  const language = useLanguage();
  const { offerUndo } = useUndo();
  const [asked, setAsked] = useState<AdminProduct | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ id }: AdminProduct) => callRecorded(deleteProduct, { id }),
    onSuccess: ({ activity }, { id, name }) => {
      setAsked(null);
      dropProduct(id);
      onDeleted?.();
      const onUndone = () => void refresh(id);
      offerUndo({ activity, subject: id, text: say.deleted(toastName(name[language])), onUndone });
    },
  });
  const boxes = error instanceof ApiError ? error.details.flatMap(({ box }) => box ?? []) : [];
  const fault =
    error &&
    !isSessionRefused(error) &&
    `${say.deleteFailed}: ${boxes.length > 0 ? errors.refusals.part_of_box : describeError(error, words)}`;

  const question = (
    <Modal
      open={asked !== null}
      onClose={() => setAsked(null)}
      title={asked && say.deleteQuestion(asked.name[language])}
      closeLabel={say.close}
      width="narrow"
      busy={isPending}
      foot={
        <>
          <Button variant="line" disabled={isPending} onClick={() => setAsked(null)}>
            {say.cancel}
          </Button>
          <Button variant="bad" busy={isPending} onClick={() => asked && !isPending && mutate(asked)}>
            {say.remove}
          </Button>
        </>
      }
    >
      {fault ? (
        <Alert>
          <p>{fault}</p>
          {boxes.length > 0 && (
            <p>
              {ofBoxes.seeBoxes}{' '}
              {boxes.map(({ id, name }) => (
                <Link key={id} className="link" to={path(`/admin/products/${id}`)}>
                  <bdi>{name[language]}</bdi>
                </Link>
              ))}
            </p>
          )}
        </Alert>
      ) : (
        <p className="muted">{say.deleteText}</p>
      )}
    </Modal>
  );
  const ask = useCallback(
    (product: AdminProduct) => {
      reset();
      setAsked(product);
    },
    [reset],
  );
  return { ask, question };
}
