import { useState } from 'react';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { maxSizes } from '../../../contracts/sizes.ts';
import { randomKey } from '../../browser/random-key.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PickerButton } from '../picker-button.tsx';
import { ProductPicker } from '../product-picker.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ofRow, rowOf } from './size-rows.ts';
import styles from './sizes.module.css';
import type { SizesForm } from './use-sizes-form.ts';

type AddSizeProps = { state: SizesForm; store: AdminProduct['store'] | undefined };

/** Adds a new size, or a product of the same store that joins the sizes. */
export function AddSize({ state: { form, list, products }, store }: AddSizeProps) {
  const { sizes: say } = useAdminWords();
  const [joining, setJoining] = useState<{ fault?: string } | null>(null);
  const isFull = list.fields.length >= maxSizes;
  const add = () =>
    list.append(
      { id: `${ofRow}${randomKey()}`, weight: '', price: '', left: '' },
      { focusName: `sizes.${list.fields.length}.weight` },
    );
  const join = (product: AdminProduct) => {
    if (form.getValues('sizes').some((size) => size.id === product.id))
      return setJoining({ fault: say.joinTaken });
    products.know([product]);
    list.append(rowOf(product), { shouldFocus: false });
    setJoining(null);
  };
  return (
    <>
      {joining && (
        <div className={styles.join}>
          {joining.fault && <Alert>{joining.fault}</Alert>}
          <ProductPicker isOpened label={say.joinWhich} store={store} hint={say.joinStore} onChoose={join} />
        </div>
      )}
      <div className={styles.actions}>
        <Button size="sm" variant="soft" disabled={isFull} onClick={add}>
          <Icon name="plus" />
          {say.add}
        </Button>
        <PickerButton
          label={say.join}
          isOpen={joining !== null}
          variant="line"
          disabled={isFull}
          onToggle={() => setJoining(joining ? null : {})}
        />
      </div>
    </>
  );
}
