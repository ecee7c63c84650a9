import { useState } from 'react';
import { sendVerificationEmail } from '../../contracts/email-verification.ts';
import { call } from '../http/api.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './profile.module.css';

/** Says that the email is not verified, and resends the link. */
export function EmailVerification() {
  const { profile } = useCustomerWords();
  const [isSent, setSent] = useState(false);
  const task = useAction(async () => {
    await call(sendVerificationEmail, {});
    setSent(true);
  });
  return (
    <div className={styles.proof}>
      {task.failure && <Alert>{task.failure}</Alert>}
      <p className="muted">{profile.emailUnverified}</p>
      {isSent ? (
        <p role="status">{profile.proofSent}</p>
      ) : (
        <Button size="sm" variant="line" busy={task.isBusy} onClick={task.start}>
          {profile.sendProof}
        </Button>
      )}
    </div>
  );
}
