import { useId, useState } from 'react';
import { type CustomerDetails, setUserRole } from '../../../contracts/users.ts';
import { call } from '../../http/api.ts';
import { clearSession } from '../../session/session.ts';
import { useAction } from '../../session/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { Card } from '../card.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { withIdentity } from '../identity.tsx';
import { shortName, toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';

type RoleChangeProps = { customer: CustomerDetails; isSelf: boolean; onChanged: () => void };

/** Shows and changes the role of an account. */
export function RoleChange({ customer, isSelf, onChanged }: RoleChangeProps) {
  const { customers: say } = useAdminWords();
  const [isAsking, setAsking] = useState(false);
  const isAdmin = customer.role === 'admin';
  const reason = useId();
  return (
    <Card title={say.roleTitle}>
      <p>
        <b>{say.roles[customer.role]}</b>:{' '}
        {!isAdmin ? say.isCustomer : isSelf ? say.isAdminSelf : say.isAdmin}
      </p>
      <Button
        size="sm"
        variant="line"
        disabled={customer.last_admin}
        aria-describedby={customer.last_admin ? reason : undefined}
        onClick={() => setAsking(true)}
      >
        {isAdmin ? say.demote : say.promote}
      </Button>
      {customer.last_admin && (
        <p id={reason} className="muted">
          {say.lastAdmin}
        </p>
      )}
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
    </Card>
  );
}

/** Giving up the administrator's own role takes two presses. */
function Question({ customer, isSelf, onClose, onChanged }: RoleChangeProps & { onClose: () => void }) {
  const { customers: say } = useAdminWords();
  const showToast = useShowToast();
  const isDemotion = customer.role === 'admin';
  const name = shortName(toastName(customer.name));
  const action = useAction(async () => {
    const role = isDemotion ? 'customer' : 'admin';
    await withIdentity(() => call(setUserRole, { id: customer.id, role }));
    if (isSelf) {
      showToast({ text: say.demotedSelf });
      clearSession();
      return;
    }
    showToast({ text: isDemotion ? say.demoted(name) : say.promoted(name) });
    onChanged();
  }, say.roleFailed);
  const title = isDemotion ? say.demoteTitle(name) : say.promoteTitle(name);
  return (
    <ConfirmDialog
      title={isSelf ? say.demoteSelfTitle : title}
      action={action}
      yes={isDemotion ? say.demote : say.promote}
      reallyYes={isSelf ? say.reallyDemote : null}
      isBad={isDemotion}
      onClose={onClose}
    >
      <p>{isSelf ? say.demoteSelfText : isDemotion ? say.demoteText : say.promoteText}</p>
    </ConfirmDialog>
  );
}
