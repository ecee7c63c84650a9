import type { ReactNode } from 'react';
import { type FieldError, get } from 'react-hook-form';
import { findSameArea } from '../../../contracts/area-names.ts';
import type { DeliveryArea } from '../../../contracts/delivery-areas.ts';
import { type Governorate, governorates, nameOfGovernorate } from '../../../contracts/governorates.ts';
import type { Language } from '../../../contracts/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { BothLanguages, FieldPair } from '../both-languages.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useErrorOf } from '../use-error-of.ts';
import type { AreaForm } from './use-area-form.ts';

const amountInput = { dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' } as const;

type AreaFieldsProps = {
  form: AreaForm['form'];
  /** The other areas, whose names are taken. */
  others: DeliveryArea[];
  /** Opens the form of the area that has the typed name. */
  onEdit: (taken: DeliveryArea) => void;
};

/** The fields of an area. */
export function AreaFields({ form, others, onEdit }: AreaFieldsProps) {
  const { delivery: say } = useAdminWords();
  const language = useLanguage();
  const errorOf = useErrorOf(form);
  const nameErrorOf = (one: Language): ReactNode => {
    const path = `name.${one}`;
    const error: FieldError | undefined = get(form.formState.errors, path);
    if (error?.message !== 'area_taken') return errorOf(path);
    const { name, governorate } = form.getValues();
    const taken = findSameArea(others, { name, governorate: governorate as Governorate }, [one]);
    return taken && <NameTaken area={taken} onEdit={() => onEdit(taken)} />;
  };
  return (
    <>
      <BothLanguages
        label={say.name}
        errorOf={nameErrorOf}
        register={(one) => form.register(`name.${one}`)}
        isRequired
      />
      <FieldPair>
        <Field label={say.fee} hint={say.feeHint} error={errorOf('fee')}>
          <TextInput {...amountInput} {...form.register('fee')} />
        </Field>
        <Field label={say.governorate} error={errorOf('governorate')}>
          <Select {...form.register('governorate')}>
            {governorates.map((name) => (
              <option key={name} value={name}>
                {nameOfGovernorate(name, language)}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label={say.minimum} note={say.optional} error={errorOf('minimum')}>
          <TextInput {...amountInput} {...form.register('minimum')} />
        </Field>
        <Field label={say.freeFrom} note={say.optional} error={errorOf('free_from')}>
          <TextInput {...amountInput} {...form.register('free_from')} />
        </Field>
      </FieldPair>
      <PromiseFields form={form} />
      <Field
        label={say.otherNames}
        note={say.optional}
        hint={say.otherNamesHint}
        error={errorOf('other_names')}
      >
        <TextInput autoComplete="off" {...form.register('other_names')} />
      </Field>
    </>
  );
}

/** The promised delivery time, in days or hours. */
function PromiseFields({ form }: Pick<AreaFieldsProps, 'form'>) {
  const { delivery: say } = useAdminWords();
  const errorOf = useErrorOf(form);
  return (
    <FieldPair>
      <Field label={say.promise} note={say.optional} hint={say.promiseHint} error={errorOf('promise_hours')}>
        <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('promise_hours')} />
      </Field>
      <Field label={say.unit}>
        <Select {...form.register('unit')}>
          <option value="days">{say.unitDays}</option>
          <option value="hours">{say.unitHours}</option>
        </Select>
      </Field>
    </FieldPair>
  );
}

/** Names the area that already has the name, with a link to it. */
function NameTaken({ area: { name }, onEdit }: { area: DeliveryArea; onEdit: () => void }) {
  const { delivery: say } = useAdminWords();
  const language = useLanguage();
  return (
    <span>
      {say.onList} <bdi lang="en">{name.en}</bdi> · <bdi lang="ar">{name.ar}</bdi>{' '}
      <Button size="sm" variant="line" aria-label={say.editNamed(name[language])} onClick={onEdit}>
        {say.edit}
      </Button>
    </span>
  );
}
