import { useState } from 'react';
import { type CustomerDetails, setUserRole } from '../../../contracts/users.ts';
import { call } from '../../api.ts';
import { useWords } from '../../i18n/language.tsx';
import { forgetSession } from '../../state/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useDeed } from '../use-deed.ts';
import styles from './customer.module.css';

type RoleChangeProps = { customer: CustomerDetails; isSelf: boolean; onChanged: () => void };

/** What the account may do, and the change of it. */
export function RoleChange({ customer, isSelf, onChanged }: RoleChangeProps) {
  const { customers: say } = useAdminWords();
  const [isAsking, setAsking] = useState(false);
  const isAdmin = customer.role === 'admin';
  return (
    <section className={styles.part} aria-labelledby="role">
      <h2 id="role">{say.roleTitle}</h2>
      <p>
        <b>{say.roles[customer.role]}</b>: {isAdmin ? say.isAdmin : say.isCustomer}
      </p>
      <Button size="sm" variant="line" onClick={() => setAsking(true)}>
        {isAdmin ? say.demote : say.promote}
      </Button>
      {isAsking && (
        <Question
          customer={customer}
          isSelf={isSelf}
          onClose={() => setAsking(false)}
          onChanged={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

/** One's own desk is given up by two presses. */
function Question({ customer, isSelf, onClose, onChanged }: RoleChangeProps & { onClose: () => void }) {
  const { shell } = useWords();
  const { customers: say } = useAdminWords();
  const showToast = useShowToast();
  const [isSure, setSure] = useState(false);
  const isDemotion = customer.role === 'admin';
  const { isBusy, alert, run } = useDeed(say.roleFailed, async () => {
    await call(setUserRole, { id: customer.id, role: isDemotion ? 'customer' : 'admin' });
    if (isSelf) {
      showToast({ text: say.demotedSelf });
      forgetSession();
      return;
    }
    showToast({ text: isDemotion ? say.demoted(customer.name) : say.promoted(customer.name) });
    onChanged();
  });
  const name = `\u2068${customer.name}\u2069`;
  const title = isDemotion ? say.demoteTitle(name) : say.promoteTitle(name);
  const mustAskTwice = isSelf && !isSure;
  return (
    <Modal
      open
      title={<span className={styles.name}>{isSelf ? say.demoteSelfTitle : title}</span>}
      closeLabel={shell.close}
      onClose={onClose}
      busy={isBusy}
      width="narrow"
      foot={
        <>
          <Button variant="line" disabled={isBusy} onClick={onClose}>
            {say.cancel}
          </Button>
          <Button
            variant={isDemotion ? 'bad' : 'solid'}
            busy={isBusy}
            onClick={mustAskTwice ? () => setSure(true) : run}
          >
            {isSure ? say.reallyDemote : isDemotion ? say.demote : say.promote}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {alert && <Alert>{alert}</Alert>}
        <p>{isSelf ? say.demoteSelfText : isDemotion ? say.demoteText : say.promoteText}</p>
        {isSure && !alert && <Alert>{say.sure}</Alert>}
      </div>
    </Modal>
  );
}
