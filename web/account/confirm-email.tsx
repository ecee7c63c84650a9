import { useState } from 'react';
import { proveEmail } from '../../contracts/accounts.ts';
import { ApiError, call } from '../api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import { loadProfile, useSession } from '../state/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PrivateHead } from '../ui/page-head.tsx';
import styles from './account-form.module.css';
import { AccountPage } from './account-page.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useResetToken } from './use-reset-token.ts';

type State = 'asked' | 'done' | 'refused';

/** Where the mailed link leads: `/confirm-email#<token>`. The press confirms, not the visit: mail scanners follow links too. */
export default function ConfirmEmail() {
  const { account, shell } = useWords();
  const [state, setState] = useState<State>('asked');
  return (
    <AccountPage
      title={account.confirmTitle}
      motif={keyMotif}
      proverb={account.confirmWhy}
      other={state === 'asked' && { question: account.confirmLater, to: '/', text: shell.home }}
    >
      <PrivateHead page="confirmEmail" title={shell.title(account.confirmTitle)} />
      <Confirmation state={state} setState={setState} />
    </AccountPage>
  );
}

function Confirmation({ state, setState }: { state: State; setState: (state: State) => void }) {
  const { account, errors } = useWords();
  const path = usePath();
  const { token, forgetToken } = useResetToken('proofToken');
  const isProven = useSession(({ user }) => user?.emailProven);
  const task = useOneAtATime(async () => {
    try {
      await call(proveEmail, { token: token ?? '' });
      setState('done');
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'link_expired') throw error;
      setState('refused');
    }
    forgetToken();
    if (useSession.getState().user) void loadProfile();
  });
  const isSpent = state === 'refused' || token === null;
  // The link is opened once more, or the page reloaded: the profile has no new link for an email that is confirmed.
  if (state === 'done' || (isSpent && isProven)) {
    return (
      <div className={styles.form} role="status">
        <p>{account.confirmed}</p>
        <ButtonLink block to={path('/')}>
          {account.confirmedNext}
        </ButtonLink>
      </div>
    );
  }
  if (isSpent) {
    return (
      <div className={styles.form}>
        <Alert>{errors.refusals.link_expired}</Alert>
        <ButtonLink block to={path('/profile')}>
          {account.confirmFromProfile}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {task.failure && <Alert>{task.failure}</Alert>}
      <Button block busy={task.isBusy} onClick={task.start}>
        {account.confirm}
      </Button>
    </div>
  );
}
