import { useActionState, useEffect, useId, useRef, useState } from 'react';
import type { Product } from '../../contracts/catalogue.ts';
import { formatPhoneAsTyped, normalizePhone } from '../../contracts/phone.ts';
import { joinOwnWaitlist, joinWaitlist } from '../../contracts/waitlist.ts';
import { isWaitlistAsked, storeWaitlistAsked } from '../browser/waitlist-asked.ts';
import { call, describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useWaitlistWords } from '../i18n/use-waitlist-words.ts';
import { isSessionRefused, useSession } from '../session/session.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './waitlist-box.module.css';

export type WaitlistBoxProps = { product: Pick<Product, 'id'> };
type Way = 'email' | 'whatsapp';
type Outcome = { status: 'idle' | 'failed' | 'done'; refused?: string; field?: string; message?: string };

const ownerOf = ({ user }: { user: { id: string } | null }) => user?.id ?? '';

/** On the page of a product that can't be ordered: the button, and behind it the form for a single message when it can. */
export default function WaitlistBox({ product }: WaitlistBoxProps) {
  const say = useWaitlistWords();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const owner = useSession(ownerOf);
  // After hydration, as the server's HTML is the same for all.
  useEffect(() => setAsked(isWaitlistAsked(product.id, owner)), [product.id, owner]);
  if (isOpen) return <WaitlistForm product={product} />;
  if (isAsked)
    return (
      <div className={styles.asked}>
        <Alert tone="ok">{say.asked}</Alert>
        {/* The product may have been back and gone again in the meantime. */}
        <Button variant="text" size="sm" onClick={() => setOpen(true)}>
          {say.askAgain}
        </Button>
      </div>
    );
  return (
    <div>
      <Button variant="line" onClick={() => setOpen(true)}>
        {say.open}
      </Button>
    </div>
  );
}

function WaitlistForm({ product }: WaitlistBoxProps) {
  const words = useWords();
  const say = useWaitlistWords();
  const language = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { user } = useSession();
  const [way, setWay] = useState<Way>('email');
  // Separate values, so that switching between email and phone loses nothing.
  const [typed, setTyped] = useState({
    email: user?.email ?? '',
    whatsapp: formatPhoneAsTyped(user?.phone ?? ''),
  });

  async function send(): Promise<Outcome> {
    const contact = way === 'email' ? { email: typed.email } : { phone: typed.whatsapp };
    const input = { product_id: product.id, language, ...contact };
    try {
      const { isEmail } = await import('./is-email.ts');
      const state = typed[way].trim() ? 'invalid' : 'required';
      const code = way === 'email' ? (`email_${state}` as const) : (`phone_${state}` as const);
      if (way === 'email' ? !isEmail(typed.email) : normalizePhone(typed.whatsapp) === null) {
        form.current?.querySelector('input')?.focus();
        return { status: 'failed', refused: typed[way], field: words.errors.fields[code] };
      }
      if (user)
        await call(joinOwnWaitlist, input).catch((error: unknown) => {
          if (!isSessionRefused(error)) throw error;
          return call(joinWaitlist, input);
        });
      else await call(joinWaitlist, input);
      storeWaitlistAsked(product.id, user?.id ?? '');
      return { status: 'done' };
    } catch (error) {
      return { status: 'failed', message: describeError(error, words) };
    }
  }

  const [outcome, action, isSending] = useActionState(send, { status: 'idle' });
  if (outcome.status === 'done')
    return (
      // Focus management: the button that sent the form was removed.
      <div ref={takeFocus} tabIndex={-1}>
        <Alert tone="ok">{say.done}</Alert>
      </div>
    );
  const change = (text: string) => setTyped({ ...typed, [way]: text });
  const error = isSending || outcome.refused !== typed[way] ? undefined : outcome.field;
  return (
    <form ref={form} className={styles.form} action={action} noValidate aria-labelledby={`${id}-title`}>
      {/* Focus management: the button that opened the form was unmounted. */}
      <h2 id={`${id}-title`} className={styles.title} ref={takeFocus} tabIndex={-1}>
        {say.title}
      </h2>
      <Segmented
        label={say.by}
        value={way}
        onValueChange={setWay}
        options={[
          { value: 'email', label: say.byEmail },
          { value: 'whatsapp', label: say.byWhatsapp },
        ]}
      />
      {way === 'email' ? (
        <Field key={way} label={say.email} error={error}>
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={254}
            value={typed.email}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
      ) : (
        <PhoneField
          key={way}
          label={say.phone}
          error={error}
          value={typed.whatsapp}
          onChange={(event) => change(event.target.value)}
        />
      )}
      <p className={styles.consent}>{say.consent[way]}</p>
      {!isSending && outcome.message && <Alert>{outcome.message}</Alert>}
      <div>
        <Button type="submit" busy={isSending}>
          {say.send}
        </Button>
      </div>
    </form>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  // Scrolls to the whole form: on a low phone its fields would stay below the bar at the foot.
  element?.closest('form')?.scrollIntoView({ block: 'nearest' });
}
