import * as schemas from '../../contracts/two-factor.schemas.ts';
import { stopTwoFactor } from '../../contracts/two-factor.ts';
import { call } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { AccountForm } from '../session/account-form.tsx';
import { CodeField } from '../session/code-field.tsx';
import { CurrentPassword } from '../session/current-password.tsx';
import styles from '../session/security.module.css';
import { useAccountQuestion } from '../session/use-account-question.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Modal } from '../ui/modal.tsx';

/** Requires the password and a code: neither an open page nor a stolen phone alone is enough. */
export function TwoFactorOff({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { shell } = useWords();
  const say = useSecurityWords();
  const form = useAccountQuestion({
    schema: schemas.stopTwoFactor.input,
    order: ['password', 'code'],
    send: (values, signal) => call(stopTwoFactor, values, { signal }),
    onSent: onDone,
  });
  const { register } = form.form;
  return (
    <Modal
      open
      title={say.turnOffTitle}
      closeLabel={shell.close}
      onClose={onClose}
      busy={form.isBusy}
      width="narrow"
    >
      <div className={styles.steps}>
        <p>{say.turnOffText}</p>
        <AccountForm state={form} action={say.turnOff} variant="bad">
          <CurrentPassword
            label={say.password}
            input={register('password')}
            error={form.errorOf('password')}
          />
          <CodeField input={register('code')} error={form.errorOf('code')} />
        </AccountForm>
      </div>
    </Modal>
  );
}
