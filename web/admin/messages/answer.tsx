import { useState } from 'react';
import type { InboxMessage } from '../../../contracts/messages.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { readDraft } from './answer-draft.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './message.module.css';

type AnswerProps = { message: InboxMessage; onChanged: (message: InboxMessage) => void };

/** What was answered and when, and the form for an answer. */
export function Answer({ message, onChanged }: AnswerProps) {
  const { messages: say } = useAdminWords();
  const language = useLanguage();
  const [isAgain, setAgain] = useState(() => readDraft(message.id) !== '');
  const isOpen = !message.answered_at || isAgain;
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer">{say.yourAnswer}</h2>
      {message.answered_at && (
        <>
          <p className="muted num">{say.answeredOn(formatMoment(message.answered_at, language))}</p>
          <p className={styles.text} dir="auto" lang={message.language}>
            {message.answer}
          </p>
        </>
      )}
      {isOpen ? (
        <AnswerForm
          message={message}
          onMeanwhile={(answered) => {
            setAgain(true);
            onChanged(answered);
          }}
          onSent={(answered) => {
            setAgain(false);
            onChanged(answered);
          }}
        />
      ) : (
        <Button size="sm" variant="line" onClick={() => setAgain(true)}>
          {say.again}
        </Button>
      )}
    </section>
  );
}
