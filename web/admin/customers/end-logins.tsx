import { useState } from 'react';
import { type CustomerDetails, endUserSessions } from '../../../contracts/users.ts';
import { call } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { Card } from '../card.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { withIdentity } from '../identity.tsx';
import { shortName, toastName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';

/** Revokes all sessions of another account; administrators manage their own in the profile. */
export function EndLogins({ customer }: { customer: CustomerDetails }) {
  const { customers: say } = useAdminWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={say.loginsTitle}>
      <p>{say.loginsText}</p>
      <Button size="sm" variant="line" onClick={() => setAsking(true)}>
        {say.endLogins}
      </Button>
      {isAsking && <Question customer={customer} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Question({ customer, onClose }: { customer: CustomerDetails; onClose: () => void }) {
  const { customers: say } = useAdminWords();
  const showToast = useShowToast();
  const name = shortName(toastName(customer.name));
  const action = useAction(async () => {
    await withIdentity(() => call(endUserSessions, { id: customer.id }));
    onClose();
    showToast({ text: say.loginsEnded(name) });
  }, say.endLoginsFailed);
  return (
    <ConfirmDialog
      title={say.endLoginsTitle(name)}
      action={action}
      yes={say.endLogins}
      reallyYes={null}
      isBad={false}
      onClose={onClose}
    >
      <p>{say.endLoginsText}</p>
    </ConfirmDialog>
  );
}
