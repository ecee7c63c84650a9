import { useState } from 'react';
import { type AdminProduct, deleteProduct } from '../../../contracts/catalogue.ts';
import { callRecorded, describeError } from '../../http/api.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { dropProduct } from './product-list.ts';
import { refresh } from './use-quick-edit.ts';

/** Deletion with confirmation (`question` is the dialog) and undo. */
export function useDeleteProduct(onDeleted?: () => void) {
  const words = useWords();
  const say = useAdminWords().products;
  const language = useLanguage();
  const { offerUndo } = useUndo();
  const [asked, setAsked] = useState<AdminProduct | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const remove = async (product: AdminProduct): Promise<void> => {
    const { id, name } = product;
    setBusy(true);
    setFault(null);
    try {
      const { activity } = await callRecorded(deleteProduct, { id });
      setAsked(null);
      dropProduct(id);
      onDeleted?.();
      offerUndo({
        activity,
        subject: id,
        text: say.deleted(name[language]),
        onUndone: () => void refresh(id),
      });
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void remove(product));
      else setFault(`${say.deleteFailed}: ${describeError(error, words)}`);
    }
    setBusy(false);
  };

  const question = (
    <Modal
      open={asked !== null}
      onClose={() => setAsked(null)}
      title={asked && say.deleteQuestion(asked.name[language])}
      closeLabel={say.close}
      width="narrow"
      busy={isBusy}
      foot={
        <>
          <Button variant="line" disabled={isBusy} onClick={() => setAsked(null)}>
            {say.cancel}
          </Button>
          <Button variant="bad" busy={isBusy} onClick={() => asked && void remove(asked)}>
            {say.remove}
          </Button>
        </>
      }
    >
      {fault ? <Alert>{fault}</Alert> : <p className="muted">{say.deleteText}</p>}
    </Modal>
  );
  const ask = (product: AdminProduct) => {
    setFault(null);
    setAsked(product);
  };
  return { ask, question };
}
