import { Fragment, useId, useState } from 'react';
import { commaIn } from '../../../contracts/language.ts';
import { isUnderWay } from '../../../contracts/order-status-transitions.ts';
import { type CustomerDetails, deleteUser } from '../../../contracts/users.ts';
import { clearFavourites } from '../../favourites/merge-favourites.ts';
import { call } from '../../http/api.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { clearSession } from '../../session/session.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useReplacePage } from '../../ui/closed-by-back.ts';
import { useShowToast } from '../../ui/toast.tsx';
import { OrderNumber } from '../../ui/typed-text.tsx';
import { Card } from '../card.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { withIdentity } from '../identity.tsx';
import { refreshUnread } from '../messages/use-unread-count.ts';
import { shortName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';

type DeleteCustomerProps = { customer: CustomerDetails; isSelf: boolean };

/** Deletes an account, after confirmation. */
export function DeleteCustomer({ customer, isSelf }: DeleteCustomerProps) {
  const { customers: say } = useAdminWords();
  const [isAsking, setAsking] = useState(false);
  const reason = useId();
  return (
    <Card title={say.deleteTitle} isDangerous>
      <p>{say.deleteText}</p>
      <Button
        size="sm"
        variant="bad"
        disabled={customer.last_admin}
        aria-describedby={customer.last_admin ? reason : undefined}
        onClick={() => setAsking(true)}
      >
        {say.delete}
      </Button>
      {customer.last_admin && (
        <p id={reason} className="muted">
          {say.lastAdmin}
        </p>
      )}
      {isAsking && <Question customer={customer} isSelf={isSelf} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** Says what is deleted and what is kept. The administrator's own account takes two presses. */
function Question({ customer, isSelf, onClose }: DeleteCustomerProps & { onClose: () => void }) {
  const { customers: say } = useAdminWords();
  const { goes } = say;
  const path = usePath();
  const language = useLanguage();
  const replacePage = useReplacePage();
  const showToast = useShowToast();
  const underWay = customer.latest_orders.filter(({ status }) => isUnderWay(status));
  const action = useAction(async () => {
    await withIdentity(() => call(deleteUser, { id: customer.id }));
    showToast({ text: say.deleted });
    if (isSelf) {
      clearFavourites(customer.email);
      clearSession();
      return;
    }
    refreshUnread();
    replacePage(path('/admin/customers'));
  }, say.deleteFailed);
  return (
    <ConfirmDialog
      title={isSelf ? say.deleteSelfQuestion : say.deleteQuestion(shortName(customer.name))}
      action={action}
      yes={say.confirmDelete}
      reallyYes={isSelf ? say.reallyDelete : null}
      isBad
      onClose={onClose}
    >
      <p>
        <b>{say.noUndo}</b>
      </p>
      {isSelf && <p>{say.deleteSelfText}</p>}
      {underWay.length > 0 && (
        <Alert tone="note">
          {say.underWay}{' '}
          {underWay.map(({ id, number }, place) => (
            <Fragment key={id}>
              {place > 0 && commaIn(language)}
              <OrderNumber>{number}</OrderNumber>
            </Fragment>
          ))}
        </Alert>
      )}
      <p>{say.goesTitle}</p>
      <ul>
        {[
          goes.account,
          goes.favourites,
          ...(customer.email_verified ? [goes.messages, goes.newsletter] : [goes.newerNewsletter]),
        ].map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p>
        {say.staysTitle} {say.stays}
      </p>
      {!customer.email_verified && <p>{say.unverified}</p>}
    </ConfirmDialog>
  );
}
