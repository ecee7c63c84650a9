import { useState } from 'react';
import { sendEmailProof } from '../../contracts/accounts.ts';
import { call } from '../api.ts';
import { useWords } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './profile.module.css';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Says that the email is not confirmed, and mails another link. */
export function EmailProof() {
  const { profile } = useWords().customer;
  const [isSent, setSent] = useState(false);
  const task = useOneAtATime(async () => {
    await call(sendEmailProof, {});
    setSent(true);
  });
  return (
    <div className={styles.proof}>
      {task.failure && <Alert>{task.failure}</Alert>}
      <p className="muted">{profile.emailUnproven}</p>
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
