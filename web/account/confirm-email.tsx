import { useState } from 'react';
import { verifyEmail } from '../../contracts/email-verification.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { ApiError, call } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useAccountWords } from '../i18n/use-account-words.ts';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import styles from '../session/account-form.module.css';
import { loadProfile, useSession } from '../session/session.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { useLinkToken } from './use-link-token.ts';

type State = 'asked' | 'done' | 'refused';

/** Target of the mailed link `/confirm-email#<token>`. Confirms on a click, not on load, since mail scanners prefetch links. */
export default function ConfirmEmail() {
  const { shell } = useWords();
  const account = useAccountWords();
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
  const { errors } = useWords();
  const account = useAccountWords();
  const path = usePath();
  const { token, removeLinkToken } = useLinkToken('proofToken');
  const isVerified = useSession(({ user }) => user?.emailVerified);
  const task = useAction(async () => {
    try {
      await call(verifyEmail, { token: token ?? '' });
      setState('done');
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'link_expired') throw error;
      setState('refused');
    }
    removeLinkToken();
    if (useSession.getState().user) void loadProfile();
  });
  const isSpent = state === 'refused' || token === null;
  // The link was opened again, or the page reloaded: the profile offers no new link for a confirmed email.
  if (state === 'done' || (isSpent && isVerified)) {
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
