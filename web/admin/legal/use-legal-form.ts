import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Bilingual, languages } from '../../../contracts/language.ts';
import * as schemas from '../../../contracts/legal.schemas.ts';
import { type LegalPage, publishLegalText, type LegalText as Text } from '../../../contracts/legal.ts';
import { ApiError, callRecorded, describeError } from '../../http/api.ts';
import { useWords } from '../../i18n/language.tsx';
import { refetchChanged } from '../../session/query-client.ts';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { useFormDraft } from '../form-draft.tsx';
import { useMergeNewerVersion, useMergeOnConflict } from '../save-conflict.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';

export const legalKey = (page: LegalPage) => ['legal page', page];

/** The form of a legal page's two texts: its draft, publishing, and the question when one text is unchanged (`isAsking`). */
export function useLegalForm(loaded: Text) {
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
  const { isDirty, dirtyFields, isSubmitting } = form.formState;
  const same = languages.find((language) => !dirtyFields[language]);
  const draft = useFormDraft(form, `legal:${loaded.page}`, current.version, { isLaterTaken: true });
  useMergeNewerVersion(form, loaded, loaded.text, () => {
    setCurrent(loaded);
    draft.rebase();
  });
  const { isMerged, saveOver } = useMergeOnConflict(legalKey(loaded.page));

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
  return {
    ...{ form, draft, current, alert, isMerged },
    /** The language whose text was not changed. */
    same,
    isAsking,
    closeQuestion: () => setAsking(false),
    publishAnyway: () => {
      setAsking(false);
      void form.handleSubmit(publish)();
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      // It is easy to forget one of two texts, and what is published is public at once.
      const ask = () => setAsking(true);
      if (isDirty && !isSubmitting) void form.handleSubmit(same ? ask : publish)();
    },
  };
}
