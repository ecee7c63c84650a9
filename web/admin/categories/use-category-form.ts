import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as schemas from '../../../contracts/categories.schemas.ts';
import {
  type AdminCategory,
  createCategory,
  listAdminCategories,
  updateCategory,
} from '../../../contracts/categories.ts';
import type { InputOf, ParsedInputOf } from '../../../contracts/endpoint.ts';
import { slugFrom } from '../../../contracts/slug.ts';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { refetchChanged } from '../../session/query-client.ts';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { useSlug } from '../both-languages.tsx';
import { useDraftBaseVersion, useFormDraft } from '../form-draft.tsx';
import { isSame } from '../is-same.ts';
import { useConflictChoice } from '../save-conflict.ts';
import { shortName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import { useUndo } from '../use-undo.ts';
import { type ChangedPins, invalidatePins } from './category-pins.tsx';

export type CategoryValues = InputOf<typeof createCategory>;
type Parsed = ParsedInputOf<typeof createCategory>;

const refetch = () => void refetchChanged({ queryKey: ['admin categories'] }).catch(() => null);

const none = { en: '', ar: '' };
export const valuesOf = (category: AdminCategory | null): CategoryValues =>
  category
    ? { name: category.name, slug: category.slug, description: category.description ?? none }
    : { name: none, slug: '', description: none };

/** State of the category form. A new category's slug is derived from the English name until the slug is edited by hand. */
export function useCategoryForm(category: AdminCategory | null, pins: ChangedPins | null) {
  const language = useLanguage();
  const words = useWords();
  const { categories: say } = useAdminWords();
  const path = usePath();
  const navigate = useNavigate();
  const { offerUndo } = useUndo();
  const [alert, setAlert] = useState<string | null>(null);
  const draftName = `category:${category?.id ?? 'new'}`;
  const baseVersion = useDraftBaseVersion(draftName, category, (typed) => isSame(typed, valuesOf(category)));
  const form = useForm<CategoryValues, unknown, Parsed>({
    resolver: zodResolver(schemas.createCategory.input),
    shouldFocusError: false,
    defaultValues: valuesOf(baseVersion),
  });
  const choice = useConflictChoice(form, category, {
    baseVersion,
    find: async () => (await call(listAdminCategories, {})).find(({ id }) => id === category?.id),
    valuesOf,
  });
  const errorOf = useErrorOf(form);
  const draft = useFormDraft(form, draftName, choice.saved?.version, { baseVersion: choice.saved });
  const { restored } = draft;
  const slug = useSlug({
    isOwnAtFirst: category !== null || (restored !== null && restored.slug !== slugFrom(restored.name.en)),
    nameEn: () => form.getValues('name.en'),
    slug: () => form.getValues('slug'),
    set: (text) => {
      dropRefusal();
      form.setValue('slug', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    },
  });
  /** The refusal of a taken slug does not apply to another slug. */
  const dropRefusal = () => {
    if (form.getFieldState('slug').error?.message === 'slug_taken') setAlert(null);
  };

  const send = async (parsed: Parsed): Promise<void> => {
    setAlert(null);
    try {
      const saved = await choice.saveOver(async (onto) =>
        onto
          ? callRecorded(updateCategory, {
              ...parsed,
              ...{ id: onto.id, version: onto.version },
              ...(pins && { products: pins.products }),
            })
          : callRecorded(createCategory, parsed),
      );
      if (!saved) return;
      const { answer, activity } = saved;
      draft.drop();
      // Synchronously: the page is left in the same event, and would otherwise ask whether to keep them.
      flushSync(() => pins?.drop());
      const describe = category ? say.updated : say.added;
      const text = describe(shortName(answer.name[language]));
      const onUndone = () => {
        refetch();
        invalidatePins(answer.id);
      };
      offerUndo({ activity, subject: answer.id, text, onUndone, isFromForm: true });
      navigate(path('/admin/categories'));
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void form.handleSubmit(send)());
      explain(error);
    }
  };

  const explain = (error: unknown) => {
    const isTaken = error instanceof ApiError && error.code === 'slug_taken';
    form.setError(isTaken ? 'slug' : 'root', { message: 'slug_taken' }, { shouldFocus: isTaken });
    const message = describeError(error, words);
    setAlert(category ? say.updateFailed(message) : say.addFailed(message));
  };

  return {
    form,
    alert,
    choice,
    draft,
    errorOf,
    nameChanged: slug.nameChanged,
    slugChanged: (event: ChangeEvent<HTMLInputElement>) => {
      dropRefusal();
      slug.changed(event);
    },
    slugLeft: slug.fillEmpty,
    submit: (event: FormEvent) => {
      slug.fillEmpty();
      void form.handleSubmit(send)(event);
    },
  };
}
