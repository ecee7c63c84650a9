import { useState } from 'react';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import * as schemas from '../../contracts/two-factor.schemas.ts';
import { confirmTwoFactor, startTwoFactor } from '../../contracts/two-factor.ts';
import { call } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { AccountForm } from '../session/account-form.tsx';
import { CurrentPassword } from '../session/current-password.tsx';
import styles from '../session/security.module.css';
import { useAccountQuestion } from '../session/use-account-question.ts';
import { useSecurityWords } from '../session/use-security-words.ts';
import { Field, TextInput } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = AnswerOf<typeof startTwoFactor>;

/** The steps: the password, the secret with a first code, the recovery codes. */
export function TwoFactorSetUp({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { shell } = useWords();
  const say = useSecurityWords();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      open
      title={codes ? say.keepTitle : say.twoFactor}
      closeLabel={shell.close}
      onClose={codes ? onDone : onClose}
      busy={isBusy}
      width="narrow"
    >
      {!secret && <Password onSecret={setSecret} onBusy={setBusy} />}
      {secret && !codes && <FirstCode secret={secret} onCodes={setCodes} onBusy={setBusy} />}
      {codes && <RecoveryCodes codes={codes} onKept={onDone} />}
    </Modal>
  );
}

type StepProps = {
  /** Busy while a request is pending: closing the dialog would lose its answer (the recovery codes). */
  onBusy: (isBusy: boolean) => void;
};

async function whileBusy<T>(onBusy: StepProps['onBusy'], work: () => Promise<T>): Promise<T> {
  onBusy(true);
  try {
    return await work();
  } finally {
    onBusy(false);
  }
}

function Password({ onSecret, onBusy }: StepProps & { onSecret: (secret: Secret) => void }) {
  const say = useSecurityWords();
  const form = useAccountQuestion({
    schema: schemas.startTwoFactor.input,
    order: ['password'],
    send: (values, signal) => whileBusy(onBusy, () => call(startTwoFactor, values, { signal })),
    onSent: onSecret,
  });
  return (
    <div className={styles.steps}>
      <p>{say.twoFactorOff}</p>
      <AccountForm state={form} action={say.next}>
        <CurrentPassword
          label={say.password}
          input={form.form.register('password')}
          error={form.errorOf('password')}
        />
      </AccountForm>
    </div>
  );
}

type FirstCodeProps = StepProps & { secret: Secret; onCodes: (codes: string[]) => void };

function FirstCode({ secret, onCodes, onBusy }: FirstCodeProps) {
  const say = useSecurityWords();
  const form = useAccountQuestion({
    schema: schemas.confirmTwoFactor.input,
    order: ['code'],
    send: (values, signal) => whileBusy(onBusy, () => call(confirmTwoFactor, values, { signal })),
    onSent: (answer) => onCodes(answer.recovery_codes),
  });
  return (
    <div className={styles.steps}>
      {/* Focus management: the focused field was unmounted. */}
      <p ref={focus} tabIndex={-1}>
        {say.scan}
      </p>
      <QrCode {...secret.qr} label={say.qr} />
      <div>
        <p>{say.byHand}</p>
        <bdi dir="ltr" className={styles.secret}>
          {secret.secret.replace(/.{4}(?=.)/g, '$& ')}
        </bdi>
        <a className="link" href={secret.link}>
          {say.openApp}
        </a>
      </div>
      <AccountForm state={form} action={say.turnOn}>
        <Field label={say.firstCode} error={form.errorOf('code')}>
          <TextInput
            {...form.form.register('code')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        </Field>
      </AccountForm>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}

function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  // The quiet zone of a QR code: four modules, as the standard requires.
  return (
    <svg className={styles.qr} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
