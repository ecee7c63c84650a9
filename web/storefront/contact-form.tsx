import { type SyntheticEvent, useEffect, useState } from 'react';
import { longestMessage, subjects } from '../../contracts/messages.ts';
import type { Draft } from '../browser/drafts.ts';
import { useContent } from '../content/shop-content.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { deliveredGlyph } from '../illustrations/motif-paths/delivered-glyph.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field, Select, TextInput } from '../ui/field.tsx';
import { Motif } from '../ui/motif.tsx';
import { Paper } from '../ui/paper.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import styles from './contact-form.module.css';
import { useContactForm } from './use-contact-form.ts';

/** The number of characters from which the length of a message is shown. */
const nearlyFull = longestMessage - 500;

/** The contact form; after sending, a confirmation replaces it. */
export function ContactForm() {
  const { form: say } = useContentWords().contact;
  const [writer, setWriter] = useState<Draft | null>(null);
  const [isSent, setSent] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="write">
      <h2 id="write">{say.title}</h2>
      <Paper hem>
        {isSent ? (
          <SentPanel email={writer?.email ?? ''} onAnother={() => setSent(false)} />
        ) : (
          <MessageFields
            writer={writer}
            onSent={({ name, email, phone = '' }) => {
              setWriter({ name, email, phone });
              setSent(true);
            }}
          />
        )}
      </Paper>
    </section>
  );
}

type LetterProps = { writer: Draft | null; onSent: Parameters<typeof useContactForm>[1] };

/** The fields. `writer` has already sent a message and writes another. */
function MessageFields({ writer, onSent }: LetterProps) {
  const { form: say } = useContentWords().contact;
  const { form, alert, submit, errorOf, storeDraft } = useContactForm(writer ?? {}, onSent);
  const { isSubmitting } = form.formState;
  const [isReady, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    setReady(true);
    if (writer) form.setFocus('subject');
  }, []);
  const length = form.watch('message')?.length ?? 0;
  const messageError = errorOf('message');
  const register = (name: Parameters<typeof form.register>[0]) => ({
    ...form.register(name),
    readOnly: isSubmitting,
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSubmitting) void submit(event);
  };
  return (
    <form className={styles.form} noValidate onSubmit={send} onChange={storeDraft}>
      {alert && (
        <div className={styles.wide}>
          <Alert isAnswer>{alert}</Alert>
        </div>
      )}
      <Field label={say.name} error={errorOf('name')}>
        <TextInput {...register('name')} autoComplete="name" required />
      </Field>
      <Field label={say.email} error={errorOf('email')}>
        <TextInput {...register('email')} type="email" autoComplete="email" required />
      </Field>
      <PhoneField {...register('phone')} label={say.phone} note={say.optional} error={errorOf('phone')} />
      <Field label={say.subject} error={errorOf('subject')}>
        <Select {...form.register('subject')} required>
          <option value="">{say.chooseSubject}</option>
          {subjects.map((subject) => (
            <option key={subject} value={subject}>
              {say.subjects[subject]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.wide}>
        <Field
          label={say.message}
          hint={!messageError && length > nearlyFull && say.length(length, longestMessage)}
          error={messageError}
        >
          <TextArea {...register('message')} rows={7} required />
        </Field>
      </div>
      <div className={styles.wide}>
        {/* Before hydration the button is no submit: a native GET would put the message into the URL. */}
        <Button type={isReady ? 'submit' : 'button'} busy={isSubmitting}>
          {isSubmitting ? say.sending : say.send}
        </Button>
      </div>
    </form>
  );
}

function SentPanel({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { contact } = useContentWords();
  const { sent } = contact.form;
  const { reply } = useContent().claims;
  const language = useLanguage();
  return (
    <div className={styles.sent}>
      <Motif of={deliveredGlyph} colors={['var(--second)']} unit={5} />
      {/* Focus management: the submit button was unmounted. */}
      <h3 ref={takeFocus} tabIndex={-1}>
        {sent.title}
      </h3>
      <p>
        {reply[language] && `${contact.tips.reply(reply[language])}. `}
        {sent.to} <bdi dir="ltr">{email}</bdi>
      </p>
      <Button variant="line" onClick={onAnother}>
        {sent.another}
      </Button>
    </div>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
