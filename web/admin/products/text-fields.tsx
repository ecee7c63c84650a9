import type { ComponentType } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { TextField } from '../../../contracts/product-fields.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { SuggestInput } from '../../ui/suggest-input.tsx';
import { SizeLabelFields } from '../size-label-fields.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { suggestPlaces } from './suggest-places.ts';
import type { ProductForm } from './use-product-form.ts';
import { WeightHint } from './weight-hint.tsx';

type FieldProps = { state: ProductForm };

function WeightField({ state }: FieldProps) {
  const { products: words, sizes } = useAdminWords();
  return (
    <Controller
      control={state.form.control}
      name="weight"
      render={({ field: { ref, name: _, ...field } }) => (
        <SizeLabelFields
          {...field}
          inputRef={ref}
          labelOf={(one) => sizes.sizeIn[one]}
          note={words.optional}
          hint={<WeightHintAsTyped state={state} />}
          error={state.faultOf('weight')}
        />
      )}
    />
  );
}

/** A separate component, so that typing doesn't render the whole form. */
function WeightHintAsTyped({ state }: FieldProps) {
  const [weight, price, parts] = useWatch({
    control: state.form.control,
    name: ['weight', 'price', 'parts'],
  });
  // A box of different things has no price per kilogram.
  return <WeightHint weight={weight} price={parts.length > 0 ? '' : price} />;
}

function OriginField({ state }: FieldProps) {
  const { products: words } = useAdminWords();
  const language = useLanguage();
  return (
    <Field label={words.origin} note={words.optional} error={state.faultOf('origin')}>
      <Controller
        control={state.form.control}
        name="origin"
        render={({ field: { onChange, ...field } }) => (
          <SuggestInput
            {...field}
            onValueChange={onChange}
            suggest={(typed) => suggestPlaces(typed, language)}
            listLabel={words.places}
            noneText={words.placeUnlisted}
          />
        )}
      />
    </Field>
  );
}

function SupplierField({ state: { form, faultOf } }: FieldProps) {
  const { products: words } = useAdminWords();
  return (
    <Field label={words.supplier} note={words.optional} hint={words.privateHint} error={faultOf('supplier')}>
      <TextInput {...form.register('supplier')} autoComplete="off" />
    </Field>
  );
}

function ReadyOnField({ state: { form, faultOf } }: FieldProps) {
  const { products: words } = useAdminWords();
  return (
    <Field label={words.ready_on} note={words.optional} hint={words.aheadHint} error={faultOf('ready_on')}>
      <TextInput {...form.register('ready_on')} type="date" />
    </Field>
  );
}

/** The field of each text column: a new column without one does not compile. */
export const textFieldOf: Record<TextField, ComponentType<FieldProps>> = {
  weight: WeightField,
  origin: OriginField,
  supplier: SupplierField,
  ready_on: ReadyOnField,
};
