import { useParams } from 'react-router';
import { leaveWaitlist } from '../../contracts/waitlist.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { call, describeError } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { birdMotif } from '../illustrations/motif-paths/bird-motif.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Motif } from '../ui/motif.tsx';
import styles from './newsletter-leave.module.css';
import { useLoaded } from './use-loaded.ts';

/** Takes the address of a mail's link off the waiting lists of all products: one visit is enough. */
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
      <Leaving key={token} token={token} />
    </>
  );
}

function Leaving({ token }: { token: string }) {
  const words = useWords();
  const { leaveWaitlist: say } = useContentWords();
  const path = usePath();
  const left = useLoaded((signal) => call(leaveWaitlist, { token }, { signal }));
  if (left.status === 'failed') {
    return (
      <div className="wrap">
        <LoadFailed retryLabel={say.retry} onRetry={left.retry}>
          {say.failed} {describeError(left.error, words)}
        </LoadFailed>
      </div>
    );
  }
  return (
    <div role="status">
      {left.status === 'loading' ? (
        <p className={`wrap ${styles.leaving}`}>{say.leaving}</p>
      ) : (
        <EmptyShelf
          image={<Motif of={birdMotif} unit={7} />}
          title={say.left}
          text={say.leftText}
          action={<ButtonLink to={path('/')}>{say.home}</ButtonLink>}
        />
      )}
    </div>
  );
}
