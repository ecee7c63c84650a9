import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { DeliveryFees } from '../../../contracts/delivery-sums.ts';
import { type Bilingual, type Language, languages } from '../../../contracts/language.ts';
import * as schemas from '../../../contracts/legal.schemas.ts';
import {
  type LegalPage,
  legalNames,
  publishLegalText,
  type LegalText as Text,
  unknownNames,
} from '../../../contracts/legal.ts';
import { ApiError, callRecorded, describeError } from '../../http/api.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import type { Words } from '../../i18n/en.ts';
import { useWords } from '../../i18n/language.tsx';
import { refetchChanged } from '../../session/query-client.ts';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import card from '../card.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FoldedHelp } from '../folded-help.tsx';
import { FormDraft, MergedNotice, useFormDraft } from '../form-draft.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useBothLanguages } from '../use-both-languages.ts';
import { useLaterVersion, useSaveOver } from '../use-later-version.ts';
import { useUndo } from '../use-undo.ts';
import styles from './legal.module.css';
import { LegalSide } from './legal-side.tsx';

export const legalKey = (page: LegalPage) => ['legal page', page];

type LegalFormProps = {
  loaded: Text;
  fees: DeliveryFees;
  /** Below the form, with the text that holds now. */
  children: (current: Text) => ReactNode;
};

/** Both texts of a page and the button that publishes them as the next version; it asks where one was left as it was. */
export function LegalForm({ loaded, fees, children }: LegalFormProps) {
  const words = useWords();
  const { legal: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const [current, setCurrent] = useState(loaded);
  const [alert, setAlert] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const form = useForm<Bilingual>({
    resolver: zodResolver(schemas.publishLegalText.input.shape.text),
    defaultValues: loaded.text,
  });
  const { errors, isDirty, dirtyFields, isSubmitting } = form.formState;
  const same = languages.find((language) => !dirtyFields[language]);
  const text = form.watch();
  const draft = useFormDraft(form, `legal:${loaded.page}`, current.version, { isLaterTaken: true });
  useLaterVersion(form, loaded, loaded.text, () => {
    setCurrent(loaded);
    draft.rebase();
  });
  const { isMerged, saveOver } = useSaveOver(legalKey(loaded.page));

  const publish = async (): Promise<void> => {
    setAlert(null);
    try {
      const { page, version } = current;
      const sent = structuredClone(form.getValues());
      const input = { page, version, text: sent };
      const published = await saveOver(() => callRecorded(publishLegalText, input));
      if (!published) return;
      const { answer, activity } = published;
      setCurrent(answer);
      draft.markSaved(sent, answer.text);
      const refetch = () => void refetchChanged({ queryKey: legalKey(page) }).catch(() => null);
      const text = say.published(answer.version);
      const until = draft.untilUnsaved();
      offerUndo({ activity, subject: page, text, onUndone: refetch, isFromForm: true, until });
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void form.handleSubmit(publish)());
      explain(error);
    }
  };
  const explain = (error: unknown) => {
    const details = error instanceof ApiError ? error.details : [];
    const broken = languages.flatMap((language) => {
      const detail = details.find(({ path }) => path === `text.${language}`);
      return detail ? [{ language, message: detail.code ?? detail.message }] : [];
    });
    for (const [place, { language, message }] of broken.entries())
      form.setError(language, { message }, { shouldFocus: place === 0 });
    if (broken.length === 0) setAlert(describeError(error, words));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Of two texts one is easily left behind, and what is published is read at once.
    const ask = () => setAsking(true);
    if (isDirty && !isSubmitting) void form.handleSubmit(same ? ask : publish)();
  };
  const publishing = {
    isBusy: false,
    failure: null,
    start: () => {
      setAsking(false);
      void form.handleSubmit(publish)();
    },
  };
  const bothLanguages = useBothLanguages();
  return (
    <>
      <form className={`${card.page} ${styles.part}`} noValidate onSubmit={submit}>
        <FormDraft form={form} draft={draft} isSaving={isSubmitting} />
        <div className={card.form}>
          <FoldedHelp
            title={say.formTitle}
            text={say.form}
            // Placeholders, which are filled in from Settings when the text is shown.
            terms={legalNames.map((name) => [`{${name}}`, say.names[name]] as const)}
          />
          {bothLanguages.map((language) => (
            <LegalSide
              key={language}
              title={words.legal.titles[current.page]}
              language={language}
              text={text[language]}
              fees={fees}
              error={faultOf(language, errors, words, text)}
              field={form.register(language)}
            />
          ))}
          {isMerged && <MergedNotice />}
          {alert && <Alert>{alert}</Alert>}
        </div>
        <SaveBar
          isChanged={isDirty}
          said={
            <p className="muted" role="status">
              {isDirty ? say.notSaved : say.same}
              {isDirty && same && ` ${say.unchanged[same]}`}
            </p>
          }
        >
          <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
            {say.publish(current.version + 1)}
          </Button>
        </SaveBar>
      </form>
      {isAsking && same && (
        <ConfirmDialog
          title={say.askTitle[same]}
          action={publishing}
          yes={say.publish(current.version + 1)}
          reallyYes={null}
          isBad={false}
          onClose={() => setAsking(false)}
        >
          <p>{say.askText[same]}</p>
        </ConfirmDialog>
      )}
      {children(current)}
    </>
  );
}

/** Why a text was refused; of a name that is unknown, which one. */
function faultOf(
  language: Language,
  errors: FieldErrors<Bilingual>,
  words: Words,
  text: Bilingual,
): string | undefined {
  const message = errors[language]?.message;
  if (!message) return undefined;
  const unknown = message === 'legal_name_unknown' ? unknownNames(text[language]) : [];
  const reason = describeFault(message, words.errors);
  const named = unknown.map((name) => `\u2068${name}\u2069`).join(' ');
  return named ? `${reason}: ${named}` : reason;
}
