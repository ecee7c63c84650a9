import type { EditedAbroad } from '../../../contracts/abroad.ts';
import { countryCodes, nameOfCountry, nearbyCountries } from '../../../contracts/countries.ts';
import { describeFault } from '../../i18n/describe-fault.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts';
import { FormDraft, MergedNotice } from '../form-draft.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useAdminErrors } from '../use-admin-errors.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useRows } from '../use-rows.ts';
import styles from './abroad.module.css';
import { useAbroadForm } from './use-abroad-form.ts';

/** The countries that are delivered to, each with its fee or without one, when it is named after the order is confirmed. */
export function AbroadForm({ loaded }: { loaded: EditedAbroad }) {
  const { abroad: say } = useAdminWords();
  const errors = useAdminErrors();
  const language = useLanguage();
  const { form, draft, isMerged, saving } = useAbroadForm(loaded);
  const { register } = form;
  const { fields, append, remove } = useRows(form, 'countries');
  const element = useFocusFirstInvalid(form.formState.submitCount);
  const faultOf = (place: number) => {
    const code = form.formState.errors.countries?.[place]?.fee?.message;
    return code && describeFault(code, errors);
  };
  const isToldLater = form.watch('countries').map((country) => country.isToldLater);
  const names = countryCodes
    .filter((code) => !fields.some((field) => field.code === code))
    .map((code) => ({ code, name: nameOfCountry(code, language) }))
    .toSorted((one, other) => new Intl.Collator(language).compare(one.name, other.name));
  const add = (chosen: string) => {
    const code = countryCodes.find((one) => one === chosen);
    if (code) append({ code, fee: '', isToldLater: false }, { focusName: `countries.${fields.length}.fee` });
  };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={form.handleSubmit(saving.start)}>
      <FormDraft form={form} draft={draft} isSaving={saving.isBusy} />
      {isMerged && <MergedNotice />}
      {saving.failure && <Alert isAnswer>{saving.failure}</Alert>}
      {fields.length === 0 && <p role="status">{say.none}</p>}
      {fields.map(({ code }, place) => {
        const name = nameOfCountry(code, language);
        return (
          <section key={code} className={styles.country} aria-label={name}>
            <div className={styles.head}>
              <h2>{name}</h2>
              <Button
                size="sm"
                variant="text"
                aria-label={say.removeNamed(name)}
                onClick={() => remove(place)}
              >
                {say.remove}
              </Button>
            </div>
            <Checkbox {...register(`countries.${place}.isToldLater`)}>
              {say.toldLater} <span className="muted">{say.toldLaterAbout}</span>
            </Checkbox>
            {!isToldLater[place] && (
              <Field label={say.fee} error={faultOf(place)}>
                <TextInput
                  {...register(`countries.${place}.fee`)}
                  dir="ltr"
                  inputMode="decimal"
                  autoComplete="off"
                />
              </Field>
            )}
          </section>
        );
      })}
      <Field label={say.add}>
        <Select value="" onChange={({ target }) => add(target.value)}>
          <option value="">{say.choose}</option>
          <CountryGroup
            label={say.nearby}
            countries={names.filter(({ code }) => nearbyCountries.includes(code))}
          />
          <CountryGroup
            label={say.others}
            countries={names.filter(({ code }) => !nearbyCountries.includes(code))}
          />
        </Select>
      </Field>
      <p className="muted">{say.about}</p>
      <SaveBar isChanged={form.formState.isDirty} errors={form.formState.errors}>
        <Button type="submit" busy={saving.isBusy}>
          {say.save}
        </Button>
      </SaveBar>
    </form>
  );
}

type CountryGroupProps = { label: string; countries: { code: string; name: string }[] };

function CountryGroup({ label, countries }: CountryGroupProps) {
  if (countries.length === 0) return null;
  return (
    <optgroup label={label}>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
