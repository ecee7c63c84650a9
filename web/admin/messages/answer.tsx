import { useState } from 'react';
import { type OpenedMessage, setMessageState } from '../../../contracts/messages.ts';
import { call } from '../../http/api.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { isolateNumbers } from '../../ui/typed-text.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { readDraft } from './answer-draft.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './message.module.css';

type AnswerProps = { message: OpenedMessage; onChanged: (message: OpenedMessage) => void };

/** The answer with its time, and the form for another one. */
export function Answer({ message, onChanged }: AnswerProps) {
  const { messages: say } = useAdminWords();
  const language = useLanguage();
  const [isAgain, setAgain] = useState(() => readDraft(message.id) !== '');
  const isElsewhere = message.answered_at !== null && message.answer === null;
  const marking = useAction(
    async () =>
      onChanged(await call(setMessageState, { id: message.id, read: true, answered: !isElsewhere })),
    say.markFailed,
  );
  const isOpen = !message.answered_at || isAgain;
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer">{say.yourAnswer}</h2>
      {message.answered_at && (
        <>
          <p className="muted num">{say.answeredOn(formatMoment(message.answered_at, language))}</p>
          {isElsewhere ? (
            <p>{say.answeredElsewhere}</p>
          ) : (
            <p className={styles.text} dir="auto" lang={message.language}>
              {isolateNumbers(message.answer ?? '')}
            </p>
          )}
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
          {isElsewhere ? say.write : say.again}
        </Button>
      )}
      {marking.failure && <Alert>{marking.failure}</Alert>}
      {message.answer === null && (
        <Button size="sm" variant="text" busy={marking.isBusy} onClick={marking.start}>
          {isElsewhere ? say.markUnanswered : say.markAnswered}
        </Button>
      )}
    </section>
  );
}
