import { useState } from 'react';
import { useParams } from 'react-router';
import { leaveNewsletter } from '../../contracts/newsletter.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { call, describeError } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { birdMotif } from '../illustrations/motif-paths/bird-motif.ts';
import { loadProfile } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Motif } from '../ui/motif.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-leave.module.css';
import { useLoaded } from './use-loaded.ts';

/** Unsubscribe page of the newsletter's link: one visit is enough. */
export default function LeaveNewsletter() {
  const { shell } = useWords();
  const content = useContentWords();
  const { token = '' } = useParams();
  const [isBack, setBack] = useState(false);
  return (
    <>
      <PrivateHead page="leaveNewsletter" title={shell.title(content.leaveNewsletter.title)} />
      <div className={`wrap ${styles.head}`}>
        <h1>{content.leaveNewsletter.title}</h1>
      </div>
      {isBack ? (
        <div ref={focusInput}>
          <NewsletterForm />
        </div>
      ) : (
        <Leaving key={token} token={token} onRegret={() => setBack(true)} />
      )}
    </>
  );
}

function Leaving({ token, onRegret }: { token: string; onRegret: () => void }) {
  const words = useWords();
  const { leaveNewsletter: say } = useContentWords();
  const path = usePath();
  const left = useLoaded(async (signal) => {
    await call(leaveNewsletter, { token }, { signal });
    // It says whether the address is on the list.
    void loadProfile();
  });
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
          action={
            <div className={styles.actions}>
              <ButtonLink to={path('/')}>{say.home}</ButtonLink>
              <Button variant="line" onClick={onRegret}>
                {say.subscribe}
              </Button>
            </div>
          }
        />
      )}
    </div>
  );
}

// Focus management: the button was unmounted.
function focusInput(element: HTMLElement | null) {
  element?.querySelector('input')?.focus();
}
