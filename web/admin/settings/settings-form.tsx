import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { EditedContent } from '../../../contracts/settings.ts';
import { useWords } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { MergedNotice } from '../form-draft.tsx';
import { NotSaved } from '../not-saved.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ChoiceWaits, isAllTyped, TheirFields, VersionChoice } from '../version-choice.tsx';
import { ClaimsSection } from './claims-section.tsx';
import { ContactSection, SocialsSection } from './contact-sections.tsx';
import { BothFields, LineField } from './content-fields.tsx';
import { type ContentValues, valuesOf } from './content-values.ts';
import { RestoredNotice } from './restored-notice.tsx';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { type ContentForm, DraftAutosave, useContentForm } from './use-content-form.ts';
import { useNamedSettings } from './use-named-settings.ts';

export function SettingsForm({ loaded }: { loaded: EditedContent }) {
  const { settings: say } = useAdminWords();
  const state = useContentForm(loaded);
  const { form, alert, theirs, isDirty, isSubmitting } = state;
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const [guestOrders, asksBirthDate] = form.watch(['guestOrders', 'asksBirthDate']);
  return (
    <FormProvider {...form}>
      <DraftAutosave form={form} draftKey={state.draftKey} />
      {state.isRestored && <RestoredNotice />}
      <form ref={element} className={styles.form} noValidate onSubmit={state.submit}>
        <SettingsSection part="shop">
          <BothFields name="name" label={say.name} hint={say.nameHint} />
          <LineField name="phone" label={say.phone} hint={say.phoneHint} type="tel" />
          <LineField name="email" label={say.email} hint={say.emailHint} type="email" />
        </SettingsSection>
        <ClaimsSection />
        <SettingsSection part="hours" hint={say.hoursHint}>
          <BothFields name="hours" label={say.hours} />
        </SettingsSection>
        <ContactSection />
        <SocialsSection />
        <SettingsSection part="place">
          <BothFields name="headquarters" label={say.placeName} />
          <LineField name="mapHref" label={say.map} type="url" />
        </SettingsSection>
        <SettingsSection part="pickupTitle">
          <BothFields name="pickup" label={say.pickup} hint={say.pickupHint} />
        </SettingsSection>
        <SettingsSection
          part="ordering"
          hint={say.orderingHint}
          summary={say.onOrOff(say.guestOrders, guestOrders)}
        >
          <Checkbox {...form.register('guestOrders')}>{say.guestOrders}</Checkbox>
        </SettingsSection>
        <SettingsSection
          part="rules"
          hint={say.rulesHint}
          summary={say.onOrOff(say.asksBirthDate, asksBirthDate)}
        >
          <Checkbox {...form.register('asksBirthDate')}>{say.asksBirthDate}</Checkbox>
        </SettingsSection>
        {theirs && (
          <Conflict form={form} theirs={theirs} onTakeTheirs={state.takeTheirs} onAddMine={state.addMine} />
        )}
        {state.isMerged && <MergedNotice />}
        <SaveBar
          isChanged={isDirty}
          said={
            <>
              {alert && <Alert isAnswer>{alert}</Alert>}
              <p className="muted" role="status">
                {isDirty ? <NotSaved errors={form.formState.errors} /> : say.allSaved}
              </p>
            </>
          }
        >
          {theirs ? (
            <ChoiceWaits />
          ) : (
            <>
              {isDirty && <Discard onDiscard={state.discard} />}
              <Button type="submit" busy={isSubmitting}>
                {say.save}
              </Button>
            </>
          )}
        </SaveBar>
      </form>
    </FormProvider>
  );
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const { shell } = useWords();
  const { settings: say } = useAdminWords();
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onDiscard();
  };
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {say.discard}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title={say.discardQuestion}
        closeLabel={shell.close}
        width="narrow"
        foot={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {say.keep}
            </Button>
            <Button variant="bad" onClick={discard}>
              {say.discard}
            </Button>
          </>
        }
      >
        <p className="muted">{say.discardText}</p>
      </Modal>
    </>
  );
}

type ConflictProps = {
  form: ContentForm;
  theirs: EditedContent;
  onTakeTheirs: () => void;
  onAddMine: () => void;
};

/** Conflict resolution (optimistic locking): another administrator saved first. */
function Conflict({ form, theirs, onTakeTheirs, onAddMine }: ConflictProps) {
  const { settings: say } = useAdminWords();
  const named = useNamedSettings();
  const fields = {
    base: named(form.formState.defaultValues as ContentValues),
    mine: named(form.getValues()),
    theirs: named(valuesOf(theirs)),
  };
  return (
    <VersionChoice
      text={say.conflict}
      onTakeTheirs={onTakeTheirs}
      mine={{ onAdd: onAddMine, isOver: isAllTyped(fields) }}
    >
      <TheirFields {...fields} />
    </VersionChoice>
  );
}
