import { useParams } from 'react-router';
import { leaveWaitlist } from '../../contracts/waitlist.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { call } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './newsletter-leave.module.css';
import { UnsubscribeResult } from './unsubscribe-result.tsx';
import { useLoaded } from './use-loaded.ts';

/** Removes the address of a mail's unsubscribe link from all waiting lists: one visit is enough. */
export default function LeaveWaitlist() {
  const { shell } = useWords();
  const { leaveWaitlist: say } = useContentWords();
  const { token = '' } = useParams();
  return (
    <>
      <PrivateHead page="leaveWaitlist" title={shell.title(say.title)} />
      <div className={`wrap ${styles.head}`}>
        <h1>{say.title}</h1>
      </div>
      <LeaveByToken key={token} token={token} />
    </>
  );
}

function LeaveByToken({ token }: { token: string }) {
  const { leaveWaitlist: say } = useContentWords();
  const path = usePath();
  const left = useLoaded((signal) => call(leaveWaitlist, { token }, { signal }));
  return (
    <UnsubscribeResult left={left} say={say} action={<ButtonLink to={path('/')}>{say.home}</ButtonLink>} />
  );
}
