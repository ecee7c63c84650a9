import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import * as schemas from '../../../contracts/messages.schemas.ts';
import {
  answerMessage,
  getMessage,
  longestMessage,
  type OpenedMessage,
} from '../../../contracts/messages.ts';
import { ApiError, call } from '../../http/api.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useShowToast } from '../../ui/toast.tsx';
import { UnsentNotice } from '../form-draft.tsx';
import { Question } from '../question.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { readDraft, storeDraft } from './answer-draft.ts';
import styles from './message.module.css';

const schema = z.pick(schemas.answerMessage.input, { answer: true });

type AnswerFormProps = {
  message: OpenedMessage;
  onSent: (message: OpenedMessage) => void;
  /** Conflict: another administrator has answered since the message was opened. */
  onMeanwhile: (message: OpenedMessage) => void;
};

/** Replies to a message by mail. The draft persists until it is sent; a second reply asks for confirmation. */
export function AnswerForm({ message, onSent, onMeanwhile }: AnswerFormProps) {
  const errors = useAdminErrors();
  const { messages: say } = useAdminWords();
  const language = useLanguage();
  const showToast = useShowToast();
  const [restored, setRestored] = useState(() => readDraft(message.id));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { answer: restored } });
  const fault = form.formState.errors.answer?.message;
  const [isAsking, setAsking] = useState(false);
  const { id, answered_at: seen } = message;
  const { isBusy, failure, start } = useAction(async () => {
    setAsking(false);
    try {
      const answered = await call(answerMessage, {
        id,
        answer: form.getValues('answer'),
        expected_answered_at: seen,
      });
      storeDraft(id, '');
      showToast({ text: say.sent });
      onSent(answered);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        onMeanwhile(await call(getMessage, { id }));
      throw error;
    }
  }, say.sendFailed);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    void form.handleSubmit(() => (seen && message.answer !== null ? setAsking(true) : start()))();
  };
  const discard = () => {
    form.reset({ answer: '' });
    setRestored('');
    storeDraft(id, '');
  };
  const length = form.watch('answer').trim().length;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {restored !== '' && length > 0 && <UnsentNotice onDiscard={discard} />}
      {failure && <Alert>{failure}</Alert>}
      <Field
        label={say.answerLabel}
        hint={
          length > longestMessage - 500
            ? say.length(length, longestMessage)
            : say.answerHint(say.languages[message.language])
        }
        error={fault && describeFault(fault, errors)}
      >
        <TextArea
          rows={5}
          required
          readOnly={isBusy}
          {...form.register('answer', { onChange: ({ target }) => storeDraft(id, target.value) })}
        />
      </Field>
      <SaveBar isChanged={length > 0} said={false}>
        <Button type="submit" busy={isBusy}>
          {say.send}
        </Button>
      </SaveBar>
      {seen && isAsking && (
        <Question
          title={say.againTitle}
          other={say.cancel}
          yes={say.sendAgain}
          onClose={() => setAsking(false)}
          onYes={start}
        >
          <p>{say.againText(formatMoment(seen, language))}</p>
        </Question>
      )}
    </form>
  );
}
