import { useState } from 'react';
import { useParams } from 'react-router';
import { unsubscribeNewsletter } from '../../contracts/newsletter.ts';
import { PrivateHead } from '../content/page-head.tsx';
import { call } from '../http/api.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { loadProfile } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-leave.module.css';
import { UnsubscribeResult } from './unsubscribe-result.tsx';
import { useLoaded } from './use-loaded.ts';

/** Unsubscribe page of the newsletter's link: one visit is enough. */
export default function LeaveNewsletter() {
  const { shell } = useWords();
  const content = useContentWords();
  const { token = '' } = useParams();
  const [isBack, setBack] = useState(false);
  return (
    <>
      <PrivateHead page="unsubscribeNewsletter" title={shell.title(content.unsubscribeNewsletter.title)} />
      <div className={`wrap ${styles.head}`}>
        <h1>{content.unsubscribeNewsletter.title}</h1>
      </div>
      {isBack ? (
        <div ref={focusInput}>
          <NewsletterForm />
        </div>
      ) : (
        <LeaveByToken key={token} token={token} onRegret={() => setBack(true)} />
      )}
    </>
  );
}

function LeaveByToken({ token, onRegret }: { token: string; onRegret: () => void }) {
  const { unsubscribeNewsletter: say } = useContentWords();
  const path = usePath();
  const left = useLoaded(async (signal) => {
    await call(unsubscribeNewsletter, { token }, { signal });
    // The profile says whether its own address is subscribed.
    void loadProfile();
  });
  const action = (
    <div className={styles.actions}>
      <ButtonLink to={path('/')}>{say.home}</ButtonLink>
      <Button variant="line" onClick={onRegret}>
        {say.subscribe}
      </Button>
    </div>
  );
  return <UnsubscribeResult left={left} say={say} action={action} />;
}

// Focus management: the button was unmounted.
function focusInput(element: HTMLElement | null) {
  element?.querySelector('input')?.focus();
}
