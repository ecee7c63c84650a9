import { useActionState, useId, useRef } from 'react';
import { subscribe } from '../../contracts/newsletter.ts';
import { call, describeError } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useNewsletterWords } from '../i18n/use-newsletter-words.ts';
import { bigstarMotif } from '../illustrations/motif-paths/bigstar-motif.ts';
import { loadProfile, useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/field.tsx';
import { Motif } from '../ui/motif.tsx';
import styles from './newsletter-form.module.css';

type Outcome = { status: 'idle' | 'invalid' | 'failed' | 'done'; message: string; email: string };
const untouched: Outcome = { status: 'idle', message: '', email: '' };

/** Newsletter signup; disabled until hydration. */
export function NewsletterForm() {
  const words = useWords();
  const newsletter = useNewsletterWords();
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  async function send(_: Outcome, form: FormData): Promise<Outcome> {
    const email = String(form.get('email') ?? '');
    try {
      const { isEmail, isSameEmail } = await import('./is-email.ts');
      if (!isEmail(email)) {
        input.current?.focus();
        const code = email.trim() ? 'email_invalid' : 'email_required';
        return { status: 'invalid', message: words.errors.fields[code], email };
      }
      await call(subscribe, { email, language });
      // The profile says whether its own address is subscribed.
      if (isSameEmail(email, useSession.getState().user?.email)) void loadProfile();
      return { status: 'done', message: newsletter.done, email: '' };
    } catch (error) {
      return { status: 'failed', message: describeError(error, words), email };
    }
  }

  const [outcome, action, isSending] = useActionState(send, untouched);
  const { status, message } = outcome;
  const isWrong = status === 'invalid' || status === 'failed';
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={`${id}-title`}>
      <div className={styles.box}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{newsletter.title}</h2>
          <p>{newsletter.text}</p>
          <form className={styles.form} action={action} noValidate>
            <label className="visually-hidden" htmlFor={id}>
              {newsletter.email}
            </label>
            <TextInput
              id={id}
              ref={input}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              placeholder={newsletter.placeholder}
              defaultValue={outcome.email}
              aria-invalid={status === 'invalid' || undefined}
              aria-describedby={message ? `${id}-outcome` : undefined}
            />
            <Button type="submit" variant="cream" busy={isSending}>
              {newsletter.subscribe}
            </Button>
          </form>
          <p id={`${id}-outcome`} className={styles.outcome} data-wrong={isWrong || undefined} role="status">
            {!isSending && message}
          </p>
        </div>
        <div className={styles.art}>
          <Motif of={bigstarMotif} stitch="cross" colors={['var(--cream)', '#d4495a', '#f0b64a']} unit={9} />
        </div>
      </div>
    </section>
  );
}
