import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getTwoFactor } from '../../contracts/two-factor.ts';
import { call } from '../http/api.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import styles from '../session/security.module.css';
import { useFetched } from '../session/use-fetched.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Button } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

const queryKey = ['two-factor'];

/** The state of two-factor login, with buttons to turn it on and off. */
export function TwoFactor({ onChanged }: { onChanged: () => void }) {
  const say = useSecurityWords();
  const { retry } = useCustomerWords();
  const showToast = useShowToast();
  const client = useQueryClient();
  const {
    data: now,
    isError,
    refetch,
  } = useFetched({ queryKey, queryFn: ({ signal }) => call(getTwoFactor, {}, { signal }) });
  const [isOpen, setOpen] = useState(false);
  const finish = (on: boolean) => {
    setOpen(false);
    client.setQueryData(queryKey, { on, recovery_codes_left: on ? 10 : 0 });
    void refetch();
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
          {now?.on && <p className="muted">{say.codesLeft(now.recovery_codes_left)}</p>}
        </div>
        {now && (
          <Button size="sm" variant="line" onClick={() => setOpen(true)}>
            {now.on ? say.turnOff : say.setUp}
          </Button>
        )}
      </div>
      {isError && (
        <LoadFailed retryLabel={retry} onRetry={() => void refetch()}>
          {say.failed}
        </LoadFailed>
      )}
      {isOpen && now?.on && <TwoFactorOff onDone={() => finish(false)} onClose={() => setOpen(false)} />}
      {isOpen && !now?.on && <TwoFactorSetUp onDone={() => finish(true)} onClose={() => setOpen(false)} />}
    </section>
  );
}
