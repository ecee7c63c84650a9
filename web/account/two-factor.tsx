import { useState } from 'react';
import { getTwoFactor } from '../../contracts/two-factor.ts';
import { call } from '../http/api.ts';
import styles from '../session/security.module.css';
import { useLoaded } from '../session/use-loaded.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Button } from '../ui/button.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { LoadFailed } from './load-failed.tsx';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

/** Whether a login takes a code as well, and the way to turn that on and off. */
export function TwoFactor({ onChanged }: { onChanged: () => void }) {
  const say = useSecurityWords();
  const showToast = useShowToast();
  const [changes, setChanges] = useState(0);
  const loaded = useLoaded(`two-factor login ${changes}`, (signal) => call(getTwoFactor, {}, { signal }));
  const [latest, setLatest] = useState<{ on: boolean; left: number }>();
  const [isOpen, setOpen] = useState(false);
  const now =
    loaded.status === 'ready' ? { on: loaded.value.on, left: loaded.value.recovery_codes_left } : latest;
  const finish = (on: boolean) => {
    setOpen(false);
    setLatest({ on, left: on ? 10 : 0 });
    setChanges(changes + 1);
    showToast({ text: on ? say.turnedOn : say.turnedOff });
    onChanged();
  };
  return (
    <section className={styles.block} aria-labelledby="two-factor">
      <div className={styles.head}>
        <div>
          <h3 id="two-factor" className={styles.title}>
            {say.twoFactor}
          </h3>
          <p className="muted">{now?.on ? say.twoFactorOn : say.twoFactorOff}</p>
          {now?.on && <p className="muted">{say.codesLeft(now.left)}</p>}
        </div>
        {now && (
          <Button size="sm" variant="line" onClick={() => setOpen(true)}>
            {now.on ? say.turnOff : say.setUp}
          </Button>
        )}
      </div>
      {loaded.status === 'failed' && <LoadFailed onRetry={loaded.retry} />}
      {isOpen && now?.on && <TwoFactorOff onDone={() => finish(false)} onClose={() => setOpen(false)} />}
      {isOpen && !now?.on && <TwoFactorSetUp onDone={() => finish(true)} onClose={() => setOpen(false)} />}
    </section>
  );
}
