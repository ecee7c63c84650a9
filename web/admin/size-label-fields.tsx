import { type ReactNode, type Ref, useState } from 'react';
import { directionOf, type Language } from '../../contracts/language.ts';
import { joinLabels, labelsOf, longestLabel } from '../../contracts/size-labels.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { Field, TextInput } from '../ui/field.tsx';
import { useBothLanguages } from './use-both-languages.ts';

type SizeLabelFieldsProps = {
  /** Both labels as one text. */
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Of the field in the reader's own language. */
  inputRef: Ref<HTMLInputElement>;
  labelOf: (language: Language) => ReactNode;
  note?: string;
  /** Shown once for both. */
  hint?: ReactNode;
  error: string | undefined;
};

/** The label of a size in both languages. One that is empty says, in grey, what its readers see instead. */
export function SizeLabelFields({
  value,
  onChange,
  onBlur,
  inputRef,
  labelOf,
  note,
  hint,
  error,
}: SizeLabelFieldsProps) {
  const bothLanguages = useBothLanguages();
  const [typed, setTyped] = useState(() => labelsOf(value));
  // A value of elsewhere, such as one that was taken back, takes the place of what was typed.
  const labels = joinLabels(typed) === value ? typed : labelsOf(value);
  return bothLanguages.map((language, place) => (
    <Field
      key={language}
      label={labelOf(language)}
      note={note}
      hint={place === 0 && hint}
      error={place === 0 ? error : undefined}
    >
      <TextInput
        ref={place === 0 ? inputRef : undefined}
        value={labels[language]}
        placeholder={formatWeight(value, language) || ' '}
        lang={language}
        dir={directionOf(language)}
        maxLength={longestLabel}
        autoComplete="off"
        onBlur={onBlur}
        onChange={({ target }) => {
          const after = { ...labels, [language]: target.value };
          setTyped(after);
          onChange(joinLabels(after));
        }}
      />
    </Field>
  ));
}
