import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  type AdminCollection,
  createCollection,
  deleteCollection,
  listAdminCollections,
  updateCollection,
} from '../../../contracts/collections.ts';
import { slugFrom } from '../../../contracts/slug.ts';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { useAction } from '../../session/use-action.ts';
import { useSlug } from '../both-languages.tsx';
import { useDraftBaseVersion, useFormDraft } from '../form-draft.tsx';
import { isSame } from '../is-same.ts';
import { useConflictChoice } from '../save-conflict.ts';
import { shortName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useUndo } from '../use-undo.ts';
import { refetchCollections } from './collection-queries.ts';
import {
  type CollectionValues,
  collectionFormSchema,
  type ParsedCollection,
  valuesOf,
} from './collection-values.ts';

export type CollectionForm = ReturnType<typeof useCollectionForm>;

/**
 * The form of a collection, null for a new one: its draft, the choice between two versions, saving and removing. Saving
 * and removing leave the page.
 */
export function useCollectionForm(collection: AdminCollection | null) {
  const { collections: say } = useAdminWords();
  const words = useWords();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const { offerUndo } = useUndo();
  const list = path('/admin/collections');
  const draftName = `collection:${collection?.id ?? 'new'}`;
  const baseVersion = useDraftBaseVersion(draftName, collection, (typed) =>
    isSame(typed, valuesOf(collection)),
  );
  const form = useForm<CollectionValues, unknown, ParsedCollection>({
    resolver: zodResolver(collectionFormSchema),
    shouldFocusError: false,
    defaultValues: valuesOf(baseVersion),
  });
  const choice = useConflictChoice(form, collection, {
    baseVersion,
    find: async () => (await call(listAdminCollections, {})).find(({ id }) => id === collection?.id),
    valuesOf,
  });
  const draft = useFormDraft(form, draftName, choice.saved?.version, { baseVersion: choice.saved });
  const { restored } = draft;
  const { submitCount } = form.formState;
  const slug = useSlug({
    isOwnAtFirst: collection !== null || (restored !== null && restored.slug !== slugFrom(restored.name.en)),
    nameEn: () => form.getValues('name.en'),
    slug: () => form.getValues('slug'),
    set: (text) => form.setValue('slug', text, { shouldDirty: true, shouldValidate: submitCount > 0 }),
  });
  const leave = (offer: Omit<Parameters<typeof offerUndo>[0], 'onUndone'>): void => {
    draft.drop();
    refetchCollections();
    offerUndo({ ...offer, onUndone: refetchCollections });
    navigate(list);
  };
  const save = async (parsed: ParsedCollection): Promise<void> => {
    try {
      const saved = await choice.saveOver(async (onto) =>
        onto
          ? callRecorded(updateCollection, { ...parsed, id: onto.id, version: onto.version })
          : callRecorded(createCollection, parsed),
      );
      if (!saved) return;
      const { answer, activity } = saved;
      const text = say.saved(shortName(answer.name[language]));
      leave({ activity, subject: answer.id, text, isFromForm: true });
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void form.handleSubmit(save)());
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'slug_taken') return form.setError('slug', { message: code }, { shouldFocus: true });
      form.setError('root', { message: describeError(error, words) });
    }
  };
  const removing = useAction(async () => {
    if (!collection) return;
    const { id, name } = collection;
    const { activity } = await callRecorded(deleteCollection, { id });
    leave({ activity, subject: id, text: say.deleted(shortName(name[language])) });
  }, say.failedToSave);
  return { form, choice, draft, slug, list, save, removing };
}
