import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { DeliveryFees } from '../../../contracts/delivery-sums.ts';
import type { Bilingual, Language } from '../../../contracts/language.ts';
import { legalNames, type LegalText as Text, unknownNames } from '../../../contracts/legal.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import type { Words } from '../../i18n/en.ts';
import { useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import card from '../card.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FoldedHelp } from '../folded-help.tsx';
import { FormDraft, MergedNotice } from '../form-draft.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useBothLanguages } from '../use-both-languages.ts';
import styles from './legal.module.css';
import { LegalSide } from './legal-side.tsx';
import { useLegalForm } from './use-legal-form.ts';

type LegalFormProps = {
  loaded: Text;
  fees: DeliveryFees;
  /** Shown below the form, with the current text. */
  children: (current: Text) => ReactNode;
};

/**
 * The texts of a page in both languages, and the button that publishes them as the next version; it asks when one was
 * not changed.
 */
export function LegalForm({ loaded, fees, children }: LegalFormProps) {
  const words = useWords();
  const { legal: say } = useAdminWords();
  const { form, draft, current, alert, isMerged, same, isAsking, closeQuestion, publishAnyway, submit } =
    useLegalForm(loaded);
  const { errors, isDirty, isSubmitting } = form.formState;
  const text = form.watch();
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
              isTyped={(draft.restored ?? loaded.text)[language] !== loaded.text[language]}
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
          action={{ isBusy: false, failure: null, start: publishAnyway }}
          yes={say.publish(current.version + 1)}
          reallyYes={null}
          isBad={false}
          onClose={closeQuestion}
        >
          <p>{say.askText[same]}</p>
        </ConfirmDialog>
      )}
      {children(current)}
    </>
  );
}

/** Why a text was refused; for an unknown placeholder, which one. */
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
