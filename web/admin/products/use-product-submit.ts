import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { ApiError, describeError } from '../../http/api.ts';
import { useLanguage, useWords } from '../../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { fieldOf, type ProductValues } from './product-values.ts';
import { type Conflict, findConflict, saveProduct } from './save-product.ts';

/** Called with the activity entry for undo, null when nothing was changed, and for a new product with its values. */
export type OnProductSaved = (
  saved: AdminProduct,
  activity: number | null,
  typedAsNew: ProductValues | null,
) => void;
type ProductSubmitOptions = {
  form: UseFormReturn<ProductValues>;
  draftKey: string;
  onSaved: OnProductSaved;
};

/**
 * Submits the product form. A refusal becomes field errors and an alert, or a conflict when another administrator saved
 * first.
 */
export function useProductSubmit({ form, draftKey, onSaved }: ProductSubmitOptions) {
  const words = useWords();
  const say = useAdminWords().products;
  const language = useLanguage();
  const [alert, setAlert] = useState<{ title: string; reason: string } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const idempotency = useIdempotencyKey(draftKey);

  /** Updates a version of the product, or creates a product where it is null. */
  const submit = (onto: AdminProduct | null) =>
    form.handleSubmit(async (values) => {
      setAlert(null);
      try {
        const { answer, activity } = await saveProduct(values, onto, language, idempotency);
        idempotency.markAnswered();
        onSaved(answer, activity, onto ? null : values);
      } catch (error) {
        if (isRefused(error)) idempotency.markAnswered();
        if (isSessionRefused(error)) expireSession(() => void submit(onto));
        else await explain(error, onto);
      }
    })();

  const explain = async (error: unknown, onto: AdminProduct | null): Promise<void> => {
    const found = onto && (await findConflict(error, onto));
    if (found) return setConflict(found);
    for (const { path, code, message } of error instanceof ApiError ? error.details : []) {
      const name = fieldOf(path);
      if (name) form.setError(name, { message: code ?? message });
    }
    setAlert({ title: onto ? say.updateFailed : say.addFailed, reason: describeError(error, words) });
  };

  return {
    submit,
    alert,
    clearAlert: () => setAlert(null),
    conflict,
    closeConflict: () => setConflict(null),
  };
}

/** The server has answered and saved nothing. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
