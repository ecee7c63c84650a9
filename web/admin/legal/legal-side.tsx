import { useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { DeliveryFees } from '../../../contracts/delivery-sums.ts';
import { directionOf, type Language } from '../../../contracts/language.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { insertText, type LineMark, toggleLineMark } from './insert-mark.ts';
import { InsertMenu } from './insert-menu.tsx';
import styles from './legal.module.css';
import { LegalMeanings, LegalPreview } from './legal-preview.tsx';

type LegalSideProps = {
  title: string;
  language: Language;
  text: string;
  /** Whether a draft was restored: then the editor is shown first. */
  isTyped: boolean;
  fees: DeliveryFees;
  error: string | undefined;
  field: UseFormRegisterReturn;
};

/**
 * The text in one language: the preview, or the editor with buttons for headings, list items and placeholders, with
 * their values below. An error always shows the editor.
 */
export function LegalSide({
  title,
  language,
  text,
  isTyped,
  fees,
  error,
  field: { ref, ...field },
}: LegalSideProps) {
  const { legal: say, inLanguage } = useAdminWords();
  const [view, setView] = useState<'write' | 'preview'>(isTyped ? 'write' : 'preview');
  const box = useRef<HTMLTextAreaElement>(null);
  const isPreview = view === 'preview' && !error;
  const mark = (sign: LineMark) => box.current && toggleLineMark(box.current, sign);
  return (
    <div className={styles.side}>
      <div className={styles.tools}>
        <Segmented
          label={`${say.view} ${inLanguage[language]}`}
          value={isPreview ? 'preview' : 'write'}
          onValueChange={setView}
          options={[
            { value: 'preview', label: say.preview },
            { value: 'write', label: say.write },
          ]}
        />
        {!isPreview && (
          <>
            <Button size="sm" variant="line" onClick={() => mark('## ')}>
              {say.heading}
            </Button>
            <Button size="sm" variant="line" onClick={() => mark('- ')}>
              {say.item}
            </Button>
            <InsertMenu
              label={`${say.insertWhat} ${inLanguage[language]}`}
              onChoose={(name) => box.current && insertText(box.current, `{${name}}`)}
            />
          </>
        )}
      </div>
      <div hidden={isPreview}>
        <Field label={title} note={inLanguage[language]} error={error}>
          <TextArea
            lang={language}
            dir={directionOf(language)}
            rows={18}
            {...field}
            ref={(element) => {
              ref(element);
              box.current = element;
            }}
          />
        </Field>
      </div>
      {isPreview ? (
        <div className={styles.preview}>
          <h3>
            {title} <span className="muted">{inLanguage[language]}</span>
          </h3>
          <LegalPreview language={language} text={text} fees={fees} />
        </div>
      ) : (
        <LegalMeanings language={language} text={text} fees={fees} />
      )}
    </div>
  );
}
