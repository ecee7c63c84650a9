import { useState } from 'react';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { getSizes, saveSizes } from '../../../contracts/sizes.ts';
import { ApiError, call } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';
import { useAction } from '../../session/use-action.ts';
import { invalidateProductList } from '../products/product-list.ts';
import { stockKey } from '../stock/use-stock-changes.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { useUndo } from '../use-undo.ts';
import { idsOfNewRows } from './size-rows.ts';
import {
  type SavedSizes,
  type SizesInput,
  type SizesValues,
  savedSizesOf,
  sizesFormSchema,
  valuesOf,
} from './size-values.ts';
import { sizesKey } from './sizes-key.ts';
import type { SizesForm } from './use-sizes-form.ts';

/** Saves all sizes in one call. The form stays open: what is typed meanwhile stays unsaved. */
export function useSizesSave(
  id: string,
  sizes: AdminProduct[],
  { form, choice, products, draft }: SizesForm,
) {
  const { sizes: say } = useAdminWords();
  const { offerUndoOfAll } = useUndo();
  const { sending, markAnswered } = useIdempotencyKey(`sizes:${id}`);
  // A new row keeps its input, and so the focus, when the shop has assigned its id.
  const [rowOfId] = useState(() => new Map<string, string>());
  const { known, productOf, knowStock } = products;

  const send = (input: SizesInput, onto: SavedSizes | null) => {
    const base = onto?.sizes ?? sizes;
    const edited = input.sizes.map(({ stock, ...size }) => {
      const product = size.id === null ? undefined : productOf(size.id);
      return {
        ...size,
        version: (onto?.sizes.find((one) => one.id === size.id) ?? product)?.version ?? null,
        stock: stock && { ...stock, expected_left: product?.stock?.left ?? 0 },
      };
    });
    const whole = { id, sizes: edited, expected_ids: base.map((one) => one.id) };
    return call(saveSizes, whole, sending(whole));
  };
  const explain = async (error: unknown) => {
    const details = error instanceof ApiError ? error.details : [];
    for (const { path, code } of details) form.setError(path as 'sizes.0.weight', { message: code ?? '' });
    // The present stock is shown beside the typed count.
    if (details.some(({ code }) => code === 'count_stale'))
      knowStock(await call(getSizes, { id }).catch(() => []));
  };
  /** New rows get their ids, even if they were changed or moved since sending. */
  const takeSaved = (sent: SizesValues, saved: AdminProduct[]) => {
    const ids = idsOfNewRows(sent.sizes, saved);
    for (const [row, size] of ids) rowOfId.set(size, row);
    const withIds = ({ sizes: rows }: SizesValues): SizesValues => ({
      id,
      sizes: rows.map((row) => ({ ...row, id: ids.get(row.id) ?? row.id })),
    });
    form.setValue('sizes', withIds(form.getValues()).sizes);
    draft.markSaved(withIds(sent), valuesOf(id, savedSizesOf(saved)));
  };
  const saving = useAction(async () => {
    const sent = structuredClone(form.getValues());
    const input = sizesFormSchema.parse(sent);
    const answer = await choice
      .saveOver((onto) => send(input, onto))
      .catch(async (error: unknown) => {
        await explain(error);
        throw error;
      });
    if (!answer) return;
    markAnswered();
    takeSaved(sent, answer.sizes);
    invalidateProductList();
    for (const size of [...known, ...answer.sizes])
      for (const queryKey of [['product', size.id], stockKey(size.id)])
        queryClient.removeQueries({ queryKey });
    queryClient.setQueryData(sizesKey(id), answer.sizes);
    offerUndoOfAll({
      activities: answer.activities,
      subject: `sizes ${id}`,
      text: say.saved,
      onUndone: () => {
        invalidateProductList();
        void queryClient.invalidateQueries({ queryKey: sizesKey(id) });
      },
      isFromForm: true,
      until: draft.untilUnsaved(),
    });
  }, say.failedToSave);
  /** React's key of a row. */
  const rowKeyOf = (size: string) => rowOfId.get(size) ?? size;
  return { saving, rowKeyOf };
}
