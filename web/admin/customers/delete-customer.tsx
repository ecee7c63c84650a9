import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type CustomerDetails, deleteUser } from '../../../contracts/users.ts';
import { call } from '../../api.ts';
import { usePath, useWords } from '../../i18n/language.tsx';
import { forgetFavourites } from '../../state/favourite-lists.ts';
import { forgetSession } from '../../state/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { refreshUnread } from '../messages/use-unread-count.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useDeed } from '../use-deed.ts';
import styles from './customer.module.css';

type DeleteCustomerProps = { customer: CustomerDetails; isSelf: boolean };

/** The account's way out for good. */
export function DeleteCustomer({ customer, isSelf }: DeleteCustomerProps) {
  const { customers: say } = useAdminWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.danger} aria-labelledby="delete">
      <h2 id="delete">{say.deleteTitle}</h2>
      <p>{say.deleteText}</p>
      <Button size="sm" variant="bad" onClick={() => setAsking(true)}>
        {say.delete}
      </Button>
      {isAsking && <Question customer={customer} isSelf={isSelf} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** Says what goes and what stays. One's own account goes by two presses. */
function Question({ customer, isSelf, onClose }: DeleteCustomerProps & { onClose: () => void }) {
  const { shell } = useWords();
  const { customers: say } = useAdminWords();
  const path = usePath();
  const navigate = useNavigate();
  const showToast = useShowToast();
  const [isSure, setSure] = useState(false);
  const { isBusy, alert, run } = useDeed(say.deleteFailed, async () => {
    await call(deleteUser, { id: customer.id });
    showToast({ text: say.deleted });
    if (isSelf) {
      forgetFavourites(customer.email);
      forgetSession();
      return;
    }
    refreshUnread();
    navigate(path('/admin/customers'), { replace: true });
  });
  const mustAskTwice = isSelf && !isSure;
  const title = isSelf ? say.deleteSelfQuestion : say.deleteQuestion(`\u2068${customer.name}\u2069`);
  return (
    <Modal
      open
      title={<span className={styles.name}>{title}</span>}
      closeLabel={shell.close}
      onClose={onClose}
      busy={isBusy}
      width="narrow"
      foot={
        <>
          <Button variant="line" disabled={isBusy} onClick={onClose}>
            {say.cancel}
          </Button>
          <Button variant="bad" busy={isBusy} onClick={mustAskTwice ? () => setSure(true) : run}>
            {isSure ? say.reallyDelete : say.confirmDelete}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {alert && <Alert>{alert}</Alert>}
        {isSelf && <p>{say.deleteSelfText}</p>}
        <p>{say.goesTitle}</p>
        <ul>
          {say.goes.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>
          {say.staysTitle} {say.stays}
        </p>
        <p>
          <b>{say.noUndo}</b>
        </p>
        {isSure && !alert && <Alert>{say.sure}</Alert>}
      </div>
    </Modal>
  );
}
