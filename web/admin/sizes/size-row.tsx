import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { RemoveRowButton } from '../remove-row-button.tsx';
import { SizeLabelFields } from '../size-label-fields.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { SizesInput, SizesValues } from './size-values.ts';
import styles from './sizes.module.css';

type SizeRowFieldsProps = {
  control: Control<SizesValues, unknown, SizesInput>;
  register: UseFormRegister<SizesValues>;
  place: number;
  /** Undefined for a new size. */
  product: AdminProduct | undefined;
  errorOf: (path: string) => string | undefined;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** Undefined for the last size: a product has at least one. */
  onRemove: (() => void) | undefined;
};

export function SizeRowFields({
  control,
  register,
  place,
  product,
  errorOf,
  onUp,
  onDown,
  onRemove,
}: SizeRowFieldsProps) {
  const { sizes: say, stock } = useAdminWords();
  const path = usePath();
  const language = useLanguage();
  const name = (product && formatWeight(product.weight, language)) || say.sizeAt(place + 1);
  const fault = errorOf(`sizes.${place}.stock.left`);
  const state = product
    ? !product.shown
      ? say.hidden
      : !product.available
        ? say.outOfStock
        : ''
    : say.isNew;
  return (
    <li className={styles.row}>
      <div className={styles.fields}>
        <Controller
          control={control}
          name={`sizes.${place}.weight`}
          render={({ field: { ref, name: _, ...field } }) => (
            <SizeLabelFields
              {...field}
              inputRef={ref}
              labelOf={(one) => <Named short={say.sizeIn[one]} whole={say.sizeAtIn(place + 1, one)} />}
              error={errorOf(`sizes.${place}.weight`)}
            />
          )}
        />
        <Field
          label={<Named short={say.price} whole={say.priceAt(place + 1)} />}
          error={errorOf(`sizes.${place}.price`)}
        >
          <TextInput {...register(`sizes.${place}.price`)} dir="ltr" inputMode="decimal" autoComplete="off" />
        </Field>
        {product?.stock && (
          <Field
            label={<Named short={say.left} whole={say.leftAt(place + 1)} />}
            hint={fault && stock.leftOf(product.stock.left)}
            error={fault}
          >
            <TextInput
              {...register(`sizes.${place}.left`)}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              placeholder={String(product.stock.left)}
            />
          </Field>
        )}
      </div>
      <div className={styles.tools}>
        <span className="muted">{state}</span>
        {(onUp || onDown) && (
          <MoveButtons upLabel={say.up(name)} downLabel={say.down(name)} onUp={onUp} onDown={onDown} />
        )}
        {product && (
          <ButtonLink
            variant="text"
            size="sm"
            aria-label={say.editNamed(name)}
            title={say.edit}
            to={path(`/admin/products/${product.id}`)}
          >
            <Icon name="edit" />
          </ButtonLink>
        )}
        {onRemove && <RemoveRowButton label={say.remove(name)} onRemove={onRemove} />}
      </div>
    </li>
  );
}

/** Short on screen, in full for screen readers. */
function Named({ short, whole }: { short: string; whole: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{whole}</span>
    </>
  );
}
