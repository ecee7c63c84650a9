import { findGovernorates } from '../../contracts/governorates.ts';
import type { Language } from '../../contracts/language.ts';
import type { Words } from '../i18n/en.ts';
import { formatPrice } from '../i18n/format.ts';
import { SearchBox } from '../storefront/search-box.tsx';
import { suggestionWords } from '../storefront/suggestion-words.ts';
import { Agreement } from '../ui/agreement.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, Select, TextInput } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import { QuantityPlaceholder } from '../ui/quantity-placeholder.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SuggestInput } from '../ui/suggest-input.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { longName } from './samples.ts';
import { type Specimens, WithState } from './specimen.tsx';

/** Input fields and selections. */
export function fieldSpecimens({ catalogue, shell, errors }: Words, language: Language): Specimens {
  const error = errors.fields.required;
  const quantity = (initial: number, more: object = {}) => (
    <WithState initial={initial}>
      {(value, set) => (
        <QuantityField
          value={value}
          onValueChange={set}
          label={catalogue.quantity}
          decrementLabel={catalogue.fewer}
          incrementLabel={catalogue.more}
          {...more}
        />
      )}
    </WithState>
  );
  const city = (initial: string, disabled = false) => (
    <WithState initial={initial}>
      {(value, set) => (
        <Field label={catalogue.origin}>
          <SuggestInput
            value={value}
            onValueChange={set}
            suggest={(text) => findGovernorates(text, language)}
            listLabel={suggestionWords[language].list}
            noneText={catalogue.noProducts}
            noteOf={initial ? () => formatPrice(2.5, language) : undefined}
            disabled={disabled}
          />
        </Field>
      )}
    </WithState>
  );
  return {
    'search-field': [
      {
        state: 'empty',
        show: (
          <SearchField
            type="search"
            aria-label={catalogue.search}
            placeholder={catalogue.searchPlaceholder}
          />
        ),
      },
      {
        state: 'filled',
        show: <SearchField type="search" aria-label={catalogue.search} defaultValue={longName[language]} />,
      },
    ],
    'text-area': [
      {
        state: 'lines',
        show: (
          <Field label={catalogue.search} error={error}>
            <TextArea rows={3} defaultValue={longName[language]} />
          </Field>
        ),
      },
    ],
    'password-input': [
      {
        state: 'password',
        show: (
          <Field label={shell.login} error={error}>
            <PasswordInput showLabel={shell.menu} hideLabel={shell.close} defaultValue="secret" />
          </Field>
        ),
      },
    ],
    checkbox: [
      {
        state: 'checkboxes',
        show: (
          <>
            <Checkbox defaultChecked>{catalogue.allCategories}</Checkbox>
            <Checkbox error={error}>{longName[language]}</Checkbox>
            <Checkbox disabled>{catalogue.allCategories}</Checkbox>
          </>
        ),
      },
    ],
    field: [
      {
        state: 'text',
        show: (
          <Field label={catalogue.search} note={`(${catalogue.view})`} hint={catalogue.noProductsHint}>
            <TextInput placeholder={catalogue.searchPlaceholder} />
          </Field>
        ),
      },
      {
        state: 'with an error',
        show: (
          <Field label={catalogue.search} hint={catalogue.noProductsHint} error={error}>
            <TextInput defaultValue={longName[language]} />
          </Field>
        ),
      },
      {
        state: 'disabled',
        show: (
          <Field label={catalogue.search}>
            <TextInput disabled defaultValue={catalogue.search} />
          </Field>
        ),
      },
      {
        state: 'select',
        show: (
          <Field label={catalogue.sortBy}>
            <Select defaultValue="name">
              <option value="name">{catalogue.sorts.name}</option>
              <option value="price">{catalogue.sorts.price}</option>
            </Select>
          </Field>
        ),
      },
    ],
    'phone-field': [
      {
        state: 'filled',
        show: <PhoneField label={shell.contact} defaultValue="+962 79 123 4567" />,
      },
      {
        state: 'faulty',
        show: (
          <PhoneField label={shell.contact} error={errors.fields.phone_invalid} defaultValue="050 123 4567" />
        ),
      },
    ],
    'quantity-field': [
      { state: 'one', show: quantity(1) },
      { state: 'several', show: quantity(7) },
      { state: 'most', show: quantity(99) },
      { state: 'disabled', show: quantity(3, { disabled: true }) },
      { state: 'small with a bin', show: quantity(1, { size: 'sm', onRemove: () => {} }) },
    ],
    'quantity-placeholder': [{ state: 'before its script', show: <QuantityPlaceholder quantity={1} /> }],
    'suggest-input': [
      { state: 'empty', show: city('') },
      { state: 'filled', show: city(findGovernorates('', language)[0] ?? '') },
      { state: 'disabled', show: city('', true) },
    ],
    'search-box': [
      {
        state: 'empty',
        show: (
          <SearchBox
            q=""
            store="mouneh"
            placeholder={catalogue.searchPlaceholder}
            onSearch={(text) => document.documentElement.setAttribute('data-searched', text)}
          />
        ),
        wide: true,
      },
    ],
    agreement: [
      {
        state: 'both sentences',
        show: (
          <>
            <p>
              <Agreement sentence="agree" />
            </p>
            <p>
              <Agreement sentence="bySending" />
            </p>
          </>
        ),
      },
    ],
  };
}
