import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import * as schemas from '../../../contracts/collections.schemas.ts';
import {
  type AdminCollection,
  createCollection,
  deleteCollection,
  listAdminCollections,
  maxInCollection,
  updateCollection,
} from '../../../contracts/collections.ts';
import type { ParsedInputOf } from '../../../contracts/endpoint.ts';
import type { Bilingual } from '../../../contracts/language.ts';
import { slugFrom } from '../../../contracts/slug.ts';
import { ApiError, call, callRecorded, describeError } from '../../http/api.ts';
import { useLanguage, usePath, useWords } from '../../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { BothLanguages, SlugField, useSlug } from '../both-languages.tsx';
import card from '../card.module.css';
import { FormDraft, useBegun, useFormDraft } from '../form-draft.tsx';
import { isSame } from '../is-same.ts';
import { ProductsField } from '../products-field.tsx';
import { shortName } from '../short-name.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useClearOfToasts } from '../use-clear-of-toasts.ts';
import { useErrorOf } from '../use-error-of.ts';
import { useLaterChoice } from '../use-later-version.ts';
import { useUndo } from '../use-undo.ts';
import { ChoiceWaits, FormVersionChoice, type NamedFields, useNamedTexts } from '../version-choice.tsx';
import { refetchCollections } from './collection-queries.ts';
import styles from './collections.module.css';

/** With the products as they are shown; their ids are sent. */
type Values = Pick<AdminCollection, 'name' | 'slug' | 'shown' | 'on_home' | 'products'> & {
  description: Bilingual;
};
type Parsed = ParsedInputOf<typeof createCollection>;
const { input } = schemas.createCollection;
const schema = z.pipe(
  z.pipe(
    z.custom<Values>(),
    z.transform(
      (values: Values): z.input<typeof input> => ({
        ...values,
        products: values.products.map(({ id }) => id),
      }),
    ),
  ),
  input,
);
const none = { en: '', ar: '' };
const valuesOf = (collection: AdminCollection | null): Values =>
  collection
    ? {
        name: collection.name,
        slug: collection.slug,
        description: collection.description ?? none,
        shown: collection.shown,
        on_home: collection.on_home,
        products: collection.products,
      }
    : { name: none, slug: '', description: none, shown: true, on_home: false, products: [] };

/** A new one's web address follows its English name until it is written by hand. */
export function CollectionForm({ collection }: { collection: AdminCollection | null }) {
  const { collections: say, activity: mean } = useAdminWords();
  const words = useWords();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const { offerUndo } = useUndo();
  const list = path('/admin/collections');
  const draftName = `collection:${collection?.id ?? 'new'}`;
  const begun = useBegun(draftName, collection, (typed) => isSame(typed, valuesOf(collection)));
  const form = useForm<Values, unknown, Parsed>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: valuesOf(begun),
  });
  const choice = useLaterChoice(form, collection, {
    begun,
    find: async () => (await call(listAdminCollections, {})).find(({ id }) => id === collection?.id),
    valuesOf,
  });
  const draft = useFormDraft(form, draftName, choice.saved?.version, { begun: choice.saved });
  const { restored } = draft;
  const { isSubmitting, submitCount } = form.formState;
  const slug = useSlug({
    isOwnAtFirst: collection !== null || (restored !== null && restored.slug !== slugFrom(restored.name.en)),
    nameEn: () => form.getValues('name.en'),
    slug: () => form.getValues('slug'),
    set: (text) => form.setValue('slug', text, { shouldDirty: true, shouldValidate: submitCount > 0 }),
  });
  const element = useFocusFirstInvalid(submitCount);
  const bar = useClearOfToasts();
  const send = async (parsed: Parsed): Promise<void> => {
    try {
      const saved = await choice.saveOver(async (onto) =>
        onto
          ? callRecorded(updateCollection, { ...parsed, id: onto.id, version: onto.version })
          : callRecorded(createCollection, parsed),
      );
      if (!saved) return;
      const { answer, activity } = saved;
      draft.drop();
      refetchCollections();
      const text = say.saved(shortName(answer.name[language]));
      offerUndo({ activity, subject: answer.id, text, onUndone: refetchCollections, isFromForm: true });
      navigate(list);
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void form.handleSubmit(send)());
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'slug_taken') return form.setError('slug', { message: code }, { shouldFocus: true });
      form.setError('root', { message: describeError(error, words) });
    }
  };
  const removal = useAction(async () => {
    if (!collection) return;
    const { activity } = await callRecorded(deleteCollection, { id: collection.id });
    draft.drop();
    refetchCollections();
    const text = say.deleted(shortName(collection.name[language]));
    offerUndo({ activity, subject: collection.id, text, onUndone: refetchCollections });
    navigate(list);
  }, say.failedToSave);
  const errorOf = useErrorOf(form);
  const failure = removal.failure ?? form.formState.errors.root?.message;
  const textsOf = useNamedTexts();
  const namedFields = ({ name, slug, description, products, ...values }: Values): NamedFields => [
    ...textsOf(say.name, name),
    [say.slug, slug],
    ...textsOf(say.description, description),
    [
      say.products,
      products.map((product) => product.name[language]).join(language === 'ar' ? '، ' : ', '),
      'list',
    ],
    [say.shown, values.shown ? mean.yes : mean.no],
    [say.onHome, values.on_home ? mean.yes : mean.no],
  ];
  const shownSlug = form.watch('slug');
  const isOtherSlug = collection !== null && shownSlug !== collection.slug;
  return (
    <form
      ref={element}
      className={`${card.form} ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        slug.fillEmpty();
        void form.handleSubmit(send)(event);
      }}
    >
      <FormDraft
        form={form}
        draft={draft}
        isSaving={isSubmitting || removal.isBusy}
        isChoice={choice.theirs !== null}
      />
      <FormVersionChoice
        choice={choice}
        draft={draft}
        fieldsOf={(saved) => namedFields(valuesOf(saved))}
        mine={namedFields(form.getValues())}
      />
      {failure && <Alert isAnswer>{`${say.failedToSave} ${failure}`}</Alert>}
      <BothLanguages
        label={say.name}
        errorOf={(language) => errorOf(`name.${language}`)}
        register={(language) => form.register(`name.${language}`, { onChange: slug.nameChanged })}
        isRequired
      />
      <SlugField
        label={say.slug}
        hint={isOtherSlug ? say.slugWarning : say.slugHint}
        error={errorOf('slug')}
        address={`/collections/${shownSlug || '…'}`}
        input={form.register('slug', { onChange: slug.changed, onBlur: slug.fillEmpty })}
      />
      <BothLanguages
        label={say.description}
        note={say.optional}
        errorOf={(language) => errorOf(`description.${language}`)}
        register={(language) => form.register(`description.${language}`)}
        rows={3}
      />
      <Controller
        control={form.control}
        name="products"
        render={({ field: { value, onChange } }) => (
          <ProductsField
            label={say.products}
            hint={value.length > 0 ? say.productsHint : say.noProducts}
            products={value}
            max={maxInCollection}
            onChange={onChange}
          />
        )}
      />
      <Checkbox {...form.register('shown')}>{say.shown}</Checkbox>
      <Checkbox {...form.register('on_home')}>{say.onHome}</Checkbox>
      {collection && (
        <div>
          <Button variant="text" busy={removal.isBusy} onClick={removal.start}>
            {say.remove}
          </Button>
        </div>
      )}
      <div ref={bar} className={card.saveBar} data-save-bar>
        <ButtonLink variant="line" to={list}>
          {say.cancel}
        </ButtonLink>
        {choice.theirs ? (
          <ChoiceWaits />
        ) : (
          <Button type="submit" busy={isSubmitting}>
            {say.save}
          </Button>
        )}
      </div>
    </form>
  );
}
