import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endOtherSessions, endSession, listSessions, type Session } from '../../contracts/sessions.ts';
import { call } from '../http/api.ts';
import { formatMoment } from '../i18n/format-moment.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import styles from '../session/security.module.css';
import { useFetched } from '../session/use-fetched.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Button } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { PasswordModal } from './password-modal.tsx';

const queryKey = ['sessions'];

/** Active sessions, with revocation. */
export function SignedInDevices() {
  const say = useSecurityWords();
  const { retry } = useCustomerWords();
  const showToast = useShowToast();
  const client = useQueryClient();
  const loaded = useFetched({ queryKey, queryFn: ({ signal }) => call(listSessions, {}, { signal }) });
  const [asked, setAsked] = useState<Session[] | null>(null);
  const others = loaded.data?.filter(({ current }) => !current) ?? [];
  const finish = () => {
    const isEnded = ({ id }: Session) => asked?.some((one) => one.id === id);
    client.setQueryData<Session[]>(queryKey, (all) => all?.filter((one) => !isEnded(one)));
    setAsked(null);
    showToast({ text: say.ended });
  };
  return (
    <section className={styles.block} aria-labelledby="signed-in-devices">
      <h3 id="signed-in-devices" className={styles.title}>
        {say.sessions}
      </h3>
      {loaded.isError && (
        <LoadFailed retryLabel={retry} onRetry={() => void loaded.refetch()}>
          {say.failed}
        </LoadFailed>
      )}
      <ul className={styles.logins} aria-busy={loaded.isPending}>
        {loaded.data?.map((session) => (
          <Login key={session.id} session={session} onEnd={() => setAsked([session])} />
        ))}
      </ul>
      {others.length > 1 && (
        <div className={styles.others}>
          <Button size="sm" variant="line" onClick={() => setAsked(others)}>
            {say.endOthers}
          </Button>
        </div>
      )}
      {asked && (
        <PasswordModal
          title={say.endTitle}
          text={say.endText}
          action={say.end}
          send={(password, signal) => end(asked, password, signal)}
          onDone={finish}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** Revokes one session, or all others, including those started meanwhile. */
function end(sessions: Session[], password: string, signal: AbortSignal): Promise<null> {
  const [one, second] = sessions;
  return one && !second
    ? call(endSession, { id: one.id, password }, { signal })
    : call(endOtherSessions, { password }, { signal });
}

function Login({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const say = useSecurityWords();
  const language = useLanguage();
  const device = session.device || say.unknownDevice;
  return (
    <li className={styles.login}>
      <div>
        <p className={styles.device}>
          <bdi>{device}</bdi>
          {session.current && <span className={styles.here}>{say.thisDevice}</span>}
        </p>
        <p className="muted">
          {session.current
            ? say.loggedIn(formatMoment(session.logged_in_at, language))
            : say.lastUsed(formatMoment(session.used_at, language))}
        </p>
      </div>
      {!session.current && (
        <Button size="sm" variant="line" aria-label={say.endNamed(device)} onClick={onEnd}>
          {say.end}
        </Button>
      )}
    </li>
  );
}
