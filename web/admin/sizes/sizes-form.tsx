import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { readAmount } from '../../../contracts/amounts.ts';
import { type AdminProduct, getAdminProduct } from '../../../contracts/catalogue.ts';
import * as schemas from '../../../contracts/sizes.schemas.ts';
import { getSizes, maxSizes, saveSizes } from '../../../contracts/sizes.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { randomKey } from '../../browser/random-key.ts';
import { ApiError, call } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { FormDraft, useBegun, useFormDraft } from '../form-draft.tsx';
import rows from '../list.module.css';
import { parseAmount, tellAmount, typedAmount } from '../parse-amount.ts';
import { ProductPicker } from '../product-picker.tsx';
import { invalidateProductList } from '../products/product-list.ts';
import { SaveBar } from '../save-bar.tsx';
import { stockKey } from '../stock/use-stock-changes.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { useLaterChoice, useLaterVersion } from '../use-later-version.ts';
import { useUndo } from '../use-undo.ts';
import { ChoiceWaits, FormVersionChoice, type NamedFields } from '../version-choice.tsx';
import { SizeRowFields } from './size-row.tsx';
import { ofRow, rowOf, type SizeRow, withoutTwins } from './size-rows.ts';
import styles from './sizes.module.css';
import { sizesKey } from './sizes-key.ts';

type SizesFormProps = { id: string; sizes: AdminProduct[] };

const typed = z.object({
  id: z.string(),
  sizes: z.array(
    z.object({
      id: z.string(),
      weight: z.string(),
      price: typedAmount,
      left: z.string(),
    }),
  ),
});
const schema = z.pipe(
  z.pipe(
    typed,
    z.transform(
      ({ sizes, ...rest }: z.output<typeof typed>): z.input<typeof schemas.saveSizes.input> => ({
        ...rest,
        sizes: sizes.map(({ id, price, left, ...size }) => ({
          ...size,
          id: id.startsWith(ofRow) ? null : id,
          price: parseAmount(price),
          // Which version is changed, and what was there before, is known when it is sent.
          version: null,
          stock: left.trim() ? { left: readAmount(left), expected_left: 0 } : null,
        })),
      }),
    ),
  ),
  schemas.saveSizes.input,
);

type Values = { id: string; sizes: SizeRow[] };
type Loaded = { version: number; sizes: AdminProduct[] };

/** The version of all sizes together grows with each change of one. */
const loadedOf = (sizes: AdminProduct[]): Loaded => ({
  version: sizes.reduce((sum, { version }) => sum + version, 0),
  sizes,
});

/** Each size with its name and price, in their order; what was typed stays until it is saved, over a reload too. */
export function SizesForm({ id, sizes }: SizesFormProps) {
  const { sizes: say } = useAdminWords();
  const { offerUndoOfAll } = useUndo();
  const language = useLanguage();
  const { sending, markAnswered } = useIdempotencyKey(`sizes:${id}`);
  const [joining, setJoining] = useState<{ fault?: string } | null>(null);
  // Another name than before rows had ids of their own: an older draft is left alone.
  const draftName = `size-rows:${id}`;
  const now = loadedOf(sizes);
  const begun = useBegun(draftName, now);
  const valuesOf = (loaded: Loaded | null): Values => ({ id, sizes: loaded?.sizes.map(rowOf) ?? [] });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(begun),
    shouldFocusError: false,
  });
  const choice = useLaterChoice(form, now, {
    begun,
    find: async () => loadedOf(await call(getSizes, { id })),
    valuesOf,
  });
  const [known, setKnown] = useState(choice.saved?.sizes ?? sizes);
  const know = (later: AdminProduct[]) =>
    setKnown((all) => [...later, ...all.filter(({ id }) => !later.some((one) => one.id === id))]);
  const box = useFocusFirstInvalid(form.formState.submitCount);
  const draft = useFormDraft(form, draftName, choice.saved?.version, { begun: choice.saved });
  useLaterVersion(form, sizes, valuesOf(now), () => {
    choice.follow(now);
    know(sizes);
  });
  const restoredRows = draft.restored?.sizes;
  // A row that was new keeps its input, and so the focus, when the shop has given it an id.
  const [rowOfId] = useState(() => new Map<string, string>());
  const list = useFieldArray({ control: form.control, name: 'sizes', keyName: 'key' });
  const { remove } = list;
  useEffect(() => {
    const stop = new AbortController();
    const take = (joined: AdminProduct) =>
      setKnown((all) => [...all.filter((one) => one.id !== joined.id), joined]);
    const dropGone = (gone: string) => (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) return;
      const place = form.getValues('sizes').findIndex((row) => row.id === gone);
      if (place >= 0) remove(place);
    };
    // Products that had joined the sizes before a reload; one that was deleted since is none of them any more.
    for (const row of restoredRows ?? [])
      if (!row.id.startsWith(ofRow) && !sizes.some((size) => size.id === row.id))
        void call(getAdminProduct, { id: row.id }, { signal: stop.signal }).then(take, dropGone(row.id));
    return () => stop.abort();
  }, [restoredRows, sizes, form, remove]);
  const refetch = () => void queryClient.invalidateQueries({ queryKey: sizesKey(id) });
  const productOf = (size: string | null) => known.find((product) => product.id === size);
  /** What is left by now, beside what was typed. */
  const lookAgain = async () => {
    const current = await call(getSizes, { id }).catch(() => []);
    setKnown(
      known.map((product) => {
        const now = current.find((one) => one.id === product.id);
        return now ? { ...product, stock: now.stock } : product;
      }),
    );
  };
  const saving = useAction(async () => {
    const sent = structuredClone(form.getValues());
    const input = schema.parse(sent);
    const save = async (onto: Loaded | null) => {
      const base = onto?.sizes ?? sizes;
      const edited = input.sizes.map(({ stock, ...size }) => ({
        ...size,
        version: (onto?.sizes.find((one) => one.id === size.id) ?? productOf(size.id))?.version ?? null,
        stock: stock && { ...stock, expected_left: productOf(size.id)?.stock?.left ?? 0 },
      }));
      const whole = { id, sizes: edited, expected_ids: base.map((one) => one.id) };
      return call(saveSizes, whole, sending(whole));
    };
    const answer = await choice.saveOver(save).catch(async (error: unknown) => {
      const details = error instanceof ApiError ? error.details : [];
      for (const { path, code } of details) form.setError(path as 'sizes.0.weight', { message: code ?? '' });
      if (details.some(({ code }) => code === 'count_stale')) await lookAgain();
      throw error;
    });
    if (!answer) return;
    markAnswered();
    // What was new has an id by now, also where it was changed or moved since it was sent.
    const ids = new Map<string, string>();
    for (const [place, { id: row }] of sent.sizes.entries()) {
      const size = answer.sizes[place]?.id;
      if (!size || !row.startsWith(ofRow)) continue;
      ids.set(row, size);
      rowOfId.set(size, row);
    }
    const named = (values: Values): Values => ({
      id,
      sizes: values.sizes.map((row) => ({ ...row, id: ids.get(row.id) ?? row.id })),
    });
    form.setValue('sizes', named(form.getValues()).sizes);
    draft.markSaved(named(sent), valuesOf(loadedOf(answer.sizes)));
    invalidateProductList();
    for (const size of [...known, ...answer.sizes])
      for (const queryKey of [['product', size.id], stockKey(size.id)])
        queryClient.removeQueries({ queryKey });
    queryClient.setQueryData(sizesKey(id), answer.sizes);
    const onUndone = () => {
      invalidateProductList();
      refetch();
    };
    const { activities } = answer;
    offerUndoOfAll({
      activities,
      subject: `sizes ${id}`,
      text: say.saved,
      onUndone,
      isFromForm: true,
      until: draft.untilUnsaved(),
    });
  }, say.failedToSave);
  const errorOf = useErrorOf(form);
  const join = (product: AdminProduct) => {
    if (form.getValues('sizes').some((size) => size.id === product.id))
      return setJoining({ fault: say.joinTaken });
    if (product.store !== sizes[0]?.store) return setJoining({ fault: say.joinStore });
    setKnown([...known, product]);
    list.append(rowOf(product), { shouldFocus: false });
    setJoining(null);
  };
  const addMine = () => {
    choice.addMine();
    form.setValue('sizes', withoutTwins(form.getValues('sizes')));
  };
  /** What is chosen is saved over their versions. */
  const knowing = (choose: () => void) => () => {
    know(choice.theirs?.sizes ?? []);
    choose();
  };
  const namedFields = ({ sizes: typed }: Values): NamedFields =>
    typed.map(({ weight, price }) => [formatWeight(weight, language) || say.title, tellAmount(price)]);
  const isFull = list.fields.length >= maxSizes;
  return (
    <form ref={box} className={styles.form} noValidate onSubmit={form.handleSubmit(saving.start)}>
      <FormDraft form={form} draft={draft} isSaving={saving.isBusy} isChoice={choice.theirs !== null} />
      <FormVersionChoice
        choice={{ ...choice, takeTheirs: knowing(choice.takeTheirs), addMine: knowing(addMine) }}
        draft={draft}
        fieldsOf={(saved) => namedFields(valuesOf(saved))}
        mine={namedFields(form.getValues())}
      />
      {saving.failure && <Alert isAnswer>{saving.failure}</Alert>}
      <ul className={`${rows.list} ${styles.list}`}>
        {list.fields.map(({ id: size }, place) => (
          <SizeRowFields
            key={rowOfId.get(size) ?? size}
            control={form.control}
            register={form.register}
            place={place}
            product={productOf(size)}
            errorOf={errorOf}
            onUp={place > 0 ? () => list.move(place, place - 1) : undefined}
            onDown={place < list.fields.length - 1 ? () => list.move(place, place + 1) : undefined}
            onRemove={list.fields.length > 1 ? () => list.remove(place) : undefined}
          />
        ))}
      </ul>
      {joining && (
        <div className={styles.join}>
          {joining.fault && <Alert>{joining.fault}</Alert>}
          <ProductPicker label={say.joinWhich} onChoose={join} />
        </div>
      )}
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="soft"
          disabled={isFull}
          onClick={() =>
            list.append(
              { id: `${ofRow}${randomKey()}`, weight: '', price: '', left: '' },
              { focusName: `sizes.${list.fields.length}.weight` },
            )
          }
        >
          <Icon name="plus" />
          {say.add}
        </Button>
        <Button
          size="sm"
          variant="line"
          disabled={isFull}
          aria-expanded={joining !== null}
          onClick={() => setJoining(joining ? null : {})}
        >
          {say.join}
        </Button>
      </div>
      <p className="muted">{say.removed}</p>
      <SaveBar isChanged={form.formState.isDirty}>
        {choice.theirs ? (
          <ChoiceWaits />
        ) : (
          <Button type="submit" busy={saving.isBusy}>
            {say.save}
          </Button>
        )}
      </SaveBar>
    </form>
  );
}
