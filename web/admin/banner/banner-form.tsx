import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import * as schemas from '../../../contracts/banner.schemas.ts';
import { type EditedBanner, getEditableBanner, setBanner } from '../../../contracts/banner.ts';
import { dayInAmman } from '../../../contracts/calendar-day.ts';
import { formatDay } from '../../../contracts/language.ts';
import { call, callRecorded } from '../../http/api.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { queryClient, refetchChanged } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { BothLanguages, FieldPair } from '../both-languages.tsx';
import card from '../card.module.css';
import { FormDraft, MergedNotice, useFormDraft } from '../form-draft.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useMergeNewerVersion, useMergeOnConflict } from '../save-conflict.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import { useUndo } from '../use-undo.ts';
import { BannerLink, type LinkedPages } from './banner-link.tsx';
import { BannerPreview } from './banner-preview.tsx';

export const bannerQuery = {
  queryKey: ['banner'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getEditableBanner, {}, { signal }),
};

type ShownBanner = EditedBanner & { shown: boolean };

/** `shown` is derived from the days, so it is no form value. */
const valuesOf = ({ shown: _, ...banner }: ShownBanner): EditedBanner => banner;

type BannerFormProps = { loaded: ShownBanner; linked: LinkedPages };

export function BannerForm({ loaded, linked }: BannerFormProps) {
  const { banner: say } = useAdminWords();
  const { offerUndo } = useUndo();
  const banner = valuesOf(loaded);
  const form = useForm<EditedBanner>({
    resolver: zodResolver(schemas.editedBannerSchema),
    shouldFocusError: false,
    defaultValues: banner,
  });
  const draft = useFormDraft(form, 'banner', banner.version, { isLaterTaken: true });
  useMergeNewerVersion(form, loaded, banner, draft.rebase);
  const refetch = () => void refetchChanged({ queryKey: bannerQuery.queryKey }).catch(() => null);
  const { isMerged, saveOver } = useMergeOnConflict(bannerQuery.queryKey);
  const saving = useAction(async () => {
    const sent = structuredClone(form.getValues());
    const input = schemas.editedBannerSchema.parse(sent);
    const saved = await saveOver(() => callRecorded(setBanner, input));
    if (!saved) return;
    const { answer, activity } = saved;
    draft.markSaved(sent, valuesOf(answer));
    queryClient.setQueryData(bannerQuery.queryKey, answer);
    offerUndo({
      activity,
      subject: 'banner',
      text: say.saved,
      onUndone: refetch,
      isFromForm: true,
      until: draft.untilUnsaved(),
    });
  }, say.failedToSave);
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const errorOf = useErrorOf(form);
  const day = { setValueAs: (value: string | null) => value || null };
  return (
    <form ref={element} className={card.page} noValidate onSubmit={form.handleSubmit(saving.start)}>
      <div className={card.form}>
        <FormDraft form={form} draft={draft} isSaving={saving.isBusy} />
        {isMerged && <MergedNotice />}
        {saving.failure && <Alert isAnswer>{saving.failure}</Alert>}
        <State banner={loaded} />
        <BothLanguages
          label={say.text}
          hint={say.textHint}
          errorOf={(language) => errorOf(`text.${language}`)}
          register={(language) => form.register(`text.${language}`)}
        />
        <BannerPreview form={form} />
        <BannerLink form={form} linked={linked} error={errorOf('link')} />
        <FieldPair>
          <Field label={say.from} note={say.optional} error={errorOf('from')}>
            <TextInput {...form.register('from', day)} type="date" />
          </Field>
          <Field label={say.until} note={say.optional} error={errorOf('until')}>
            <TextInput {...form.register('until', day)} type="date" />
          </Field>
        </FieldPair>
      </div>
      <SaveBar isChanged={form.formState.isDirty} errors={form.formState.errors}>
        <Button type="submit" busy={saving.isBusy}>
          {say.save}
        </Button>
      </SaveBar>
    </form>
  );
}

/** Whether shoppers see the banner today. */
function State({ banner: { text, shown, from } }: { banner: ShownBanner }) {
  const { banner: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  if (text.en === '') return <p className="muted">{say.none}</p>;
  const today = dayInAmman();
  const isToCome = !shown && from !== null && from > today;
  if (shown)
    return (
      <p className="muted">
        {say.shown}{' '}
        <Link className="link" to={path('/')} target="_blank">
          {say.see}
        </Link>
      </p>
    );
  return <p className="muted">{isToCome ? say.toCome(formatDay(from, language)) : say.over}</p>;
}
