import { useState } from 'react';
import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { anonymizeGuestOrder } from '../../../contracts/guest-orders.ts';
import { call } from '../../http/api.ts';
import { refetchChanged } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { Card } from '../card.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { withIdentity } from '../identity.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { liveOrders } from './order-stream.ts';
import { unbroken } from './unbroken.ts';

/** Deletes a guest's details after confirmation; the order stays for the books. */
export function AnonymizeGuestOrder({ order }: { order: AdminOrder }) {
  const { forget: say } = useAdminWords().orders;
  const [isAsking, setAsking] = useState(false);
  const showToast = useShowToast();
  const action = useAction(async () => {
    await withIdentity(() => call(anonymizeGuestOrder, { id: order.id }));
    setAsking(false);
    showToast({ text: say.done });
    await refetchChanged({ queryKey: liveOrders }).catch(() => null);
  });
  return (
    <Card title={say.title} isDangerous>
      <p>{say.text}</p>
      <Button size="sm" variant="bad" onClick={() => setAsking(true)}>
        {say.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say.question(unbroken(order.number))}
          action={action}
          yes={say.action}
          reallyYes={null}
          isBad
          onClose={() => setAsking(false)}
        >
          <p>{say.explained}</p>
          <p>
            <b>{say.noUndo}</b>
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
