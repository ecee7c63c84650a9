import { useState } from 'react';
import { useNavigate } from 'react-router';
import { attachOrder } from '../../contracts/guest-orders.ts';
import type { Order } from '../../contracts/orders.ts';
import { removeOrderLink } from '../browser/order-links.ts';
import { call } from '../http/api.ts';
import { usePath } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { openLoginModal } from '../session/login-modal-state.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './guest-order.module.css';

/** Attaches the order to an account, after a signup or login if necessary. */
export function AttachOrder({ order, token }: { order: Order; token: string }) {
  const { guestOrder: say } = useCustomerWords();
  const path = usePath();
  const navigate = useNavigate();
  const { status } = useSession();
  const [answer, setAnswer] = useState<string>();
  const email = `\u2068${order.customer_email}\u2069`;
  const task = useAction(async () => {
    const { state } = await call(attachOrder, { token });
    if (state === 'attached') {
      removeOrderLink(token);
      navigate(`${path('/orders')}#${order.number}`);
    } else if (state === 'unverified') setAnswer(say.unverified(email));
    else setAnswer(state === 'taken' ? say.taken : say.otherEmail(email));
  });
  const attach = () =>
    status === 'guest' ? openLoginModal({ tab: 'signup', afterwards: task.start }) : task.start();
  return (
    <section className={styles.attach}>
      <p>{say.keepText}</p>
      {task.failure && <Alert isAnswer>{task.failure}</Alert>}
      {answer && <p role="status">{answer}</p>}
      <Button variant="line" busy={task.isBusy} disabled={status === 'unknown'} onClick={attach}>
        {say.keep}
      </Button>
    </section>
  );
}
