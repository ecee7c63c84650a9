import { useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { AccountForm } from '../session/account-form.tsx';
import { CurrentPassword } from '../session/current-password.tsx';
import styles from '../session/security.module.css';
import { passwordAndCode, useAccountQuestion } from '../session/use-account-question.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

type PasswordModalProps = {
  title: string;
  text: string;
  action: string;
  send: (password: string, signal: AbortSignal) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

/** Re-authentication: asks for the password before sensitive actions. */
export function PasswordModal({ title, text, action, send, onDone, onClose }: PasswordModalProps) {
  const { shell } = useWords();
  const customer = useCustomerWords();
  const say = useSecurityWords();
  const form = useAccountQuestion({
    schema: passwordAndCode,
    order: ['password'],
    send: ({ password }, signal) => send(password, signal),
    onSent: onDone,
  });
  return (
    <Modal open title={title} closeLabel={shell.close} onClose={onClose} busy={form.isBusy} width="narrow">
      <div className={styles.steps}>
        <p>{text}</p>
        <AccountForm state={form} action={action}>
          <CurrentPassword
            label={say.password}
            input={form.form.register('password')}
            error={form.errorOf('password')}
          />
        </AccountForm>
        <Button variant="line" block disabled={form.isBusy} onClick={onClose}>
          {customer.profile.cancel}
        </Button>
      </div>
    </Modal>
  );
}
