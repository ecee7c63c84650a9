import { useWatch } from 'react-hook-form';
import { Field, TextInput } from '../../ui/field.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { isCounted } from './stock-values.ts';
import type { ProductForm } from './use-product-form.ts';

type Form = ProductForm['form'];

export const useIsBox = ({ control }: Form): boolean => useWatch({ control, name: 'parts' }).length > 0;
export const useIsCounted = ({ control }: Form): boolean => useWatch({ control, compute: isCounted });

/** The first count of a new product; the low-stock threshold appears once there is one. A box has none. */
export function StockFields({ state: { base, form, faultOf } }: { state: ProductForm }) {
  const { products: words, stock: say } = useAdminWords();
  const isCountTyped = useIsCounted(form);
  if (useIsBox(form) || base) return null;
  const number = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <Field label={say.inStock} note={words.optional} hint={say.intro} error={faultOf('stockLeft')}>
        <TextInput {...form.register('stockLeft')} {...number} />
      </Field>
      {isCountTyped && (
        <Field label={say.lowAt} hint={say.lowHint} error={faultOf('stockLowAt')}>
          <TextInput {...form.register('stockLowAt')} {...number} />
        </Field>
      )}
    </>
  );
}
