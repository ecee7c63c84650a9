import { create } from 'zustand';
import * as schemas from '../../contracts/sessions.schemas.ts';
import { confirmIdentity } from '../../contracts/sessions.ts';
import { ApiError, call } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { AccountForm } from '../session/account-form.tsx';
import { CodeField } from '../session/code-field.tsx';
import { CurrentPassword } from '../session/current-password.tsx';
import styles from '../session/security.module.css';
import { useAccountQuestion } from '../session/use-account-question.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useAdminWords } from './use-admin-words.ts';

type Answer = (isConfirmed: boolean) => void;
const useQuestion = create<{ answer: Answer | null; what: string }>()(() => ({ answer: null, what: '' }));

/**
 * Re-authentication (step-up): on `identity_required` asks for the password in a modal, then retries. Dismissing the
 * modal rejects with that refusal. `what` describes the action in the modal, where no confirmation did before.
 */
export async function withIdentity<T>(act: () => Promise<T>, what = ''): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'identity_required') throw error;
    const isConfirmed = await new Promise<boolean>((answer) => useQuestion.setState({ answer, what }));
    useQuestion.setState({ answer: null });
    if (!isConfirmed) throw error;
    return act();
  }
}

/** The password modal of `withIdentity`, mounted once per admin page. */
export function IdentityQuestion() {
  const { answer, what } = useQuestion();
  return answer && <Question what={what} onAnswer={answer} />;
}

function Question({ what, onAnswer }: { what: string; onAnswer: Answer }) {
  const { shell } = useWords();
  const { identity: words, cancel } = useAdminWords();
  const say = useSecurityWords();
  const form = useAccountQuestion({
    schema: schemas.confirmIdentity.input,
    order: ['password', 'code'],
    send: (values, signal) => call(confirmIdentity, values, { signal }),
    onSent: () => onAnswer(true),
  });
  const { register } = form.form;
  return (
    <Modal
      open
      title={words.title}
      closeLabel={shell.close}
      onClose={() => onAnswer(false)}
      busy={form.isBusy}
      width="narrow"
    >
      <div className={styles.steps}>
        {what && <p>{what}</p>}
        <p>{words.text}</p>
        <AccountForm state={form} action={words.confirm}>
          <CurrentPassword
            label={say.password}
            input={register('password')}
            error={form.errorOf('password')}
          />
          {form.asksCode && <CodeField input={register('code')} error={form.errorOf('code')} />}
        </AccountForm>
        <Button variant="line" block disabled={form.isBusy} onClick={() => onAnswer(false)}>
          {cancel}
        </Button>
      </div>
    </Modal>
  );
}
