import { useState } from 'react';
import { getSecondStep } from '../../contracts/second-step.ts';
import { call } from '../http/api.ts';
import styles from '../session/security.module.css';
import { useLoaded } from '../session/use-loaded.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Button } from '../ui/button.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { LoadFailed } from './load-failed.tsx';
import { SecondStepOff } from './second-step-off.tsx';
import { SecondStepSetUp } from './second-step-set-up.tsx';

/** Whether a login takes a code as well, and the way to turn that on and off. */
export function SecondStep({ onChanged }: { onChanged: () => void }) {
  const say = useSecurityWords();
  const showToast = useShowToast();
  const [changes, setChanges] = useState(0);
  const loaded = useLoaded(`second step ${changes}`, (signal) => call(getSecondStep, {}, { signal }));
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
    <section className={styles.block} aria-labelledby="second-step">
      <div className={styles.head}>
        <div>
          <h3 id="second-step" className={styles.title}>
            {say.secondStep}
          </h3>
          <p className="muted">{now?.on ? say.secondStepOn : say.secondStepOff}</p>
          {now?.on && <p className="muted">{say.codesLeft(now.left)}</p>}
        </div>
        {now && (
          <Button size="sm" variant="line" onClick={() => setOpen(true)}>
            {now.on ? say.turnOff : say.setUp}
          </Button>
        )}
      </div>
      {loaded.status === 'failed' && <LoadFailed onRetry={loaded.retry} />}
      {isOpen && now?.on && <SecondStepOff onDone={() => finish(false)} onClose={() => setOpen(false)} />}
      {isOpen && !now?.on && <SecondStepSetUp onDone={() => finish(true)} onClose={() => setOpen(false)} />}
    </section>
  );
}
