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
  /** The ref of the field in the reader's language. */
  inputRef: Ref<HTMLInputElement>;
  labelOf: (language: Language) => ReactNode;
  note?: string;
  /** Shown once for both. */
  hint?: ReactNode;
  error: string | undefined;
};

/** The label of a size in both languages. An empty one shows as placeholder what its readers will see instead. */
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
  // A value from elsewhere, such as after an undo, replaces what was typed.
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
