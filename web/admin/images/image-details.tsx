import type { ReactNode, Ref } from 'react';
import { directionOf } from '../../../contracts/language.ts';
import { type DescribedImage, longestAlt } from '../../../contracts/product-images.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { FieldPair } from '../both-languages.tsx';
import card from '../card.module.css';
import { useAdminWords } from '../use-admin-words.ts';
import { useBothLanguages } from '../use-both-languages.ts';
import styles from './images-field.module.css';

type ImageDetailsProps = {
  addressRef: Ref<HTMLInputElement>;
  image: DescribedImage;
  /** Whether the picture comes from the device: its data URL is not shown as an address. */
  isPicked: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChange: (part: Partial<DescribedImage>) => void;
  onTyping: (isTyping: boolean) => void;
  /** Offered here while there is no image beside which the button could be. */
  onCrop: () => void;
  /** Adds another image by its address; undefined when no more fit. */
  onAdd: (() => void) | undefined;
  error: ReactNode;
};

/**
 * Address and description of the chosen image, collapsed: most images are picked from the device and described by the
 * product's name.
 */
export function ImageDetails({
  addressRef,
  image,
  isPicked,
  isOpen,
  onToggle,
  onChange,
  onTyping,
  onCrop,
  onAdd,
  error,
}: ImageDetailsProps) {
  const { images: say, inLanguage } = useAdminWords();
  const bothLanguages = useBothLanguages();
  return (
    <details
      className={`${card.fold} ${styles.details}`}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{say.details}</summary>
      <div className={styles.detailFields}>
        <Field label={say.url} error={error}>
          <TextInput
            ref={addressRef}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={isPicked ? '' : image.url}
            onChange={(event) => {
              onTyping(true);
              onChange({ url: event.target.value });
            }}
            onBlur={() => onTyping(false)}
          />
        </Field>
        {image.url && (
          <FieldPair>
            {bothLanguages.map((language, place) => (
              <Field
                key={language}
                label={say.alt}
                note={inLanguage[language]}
                hint={place === 0 && say.altHint}
              >
                <TextInput
                  lang={language}
                  dir={directionOf(language)}
                  autoComplete="off"
                  maxLength={longestAlt}
                  value={image.alt[language]}
                  onChange={(event) => onChange({ alt: { ...image.alt, [language]: event.target.value } })}
                />
              </Field>
            ))}
          </FieldPair>
        )}
        {!image.url && (
          <Button variant="line" size="sm" onClick={onCrop}>
            {say.crop}
          </Button>
        )}
        {image.url && onAdd && (
          <Button variant="line" size="sm" onClick={onAdd}>
            {say.addUrl}
          </Button>
        )}
      </div>
    </details>
  );
}
