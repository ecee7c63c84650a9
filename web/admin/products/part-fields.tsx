import { Controller, useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n/language.tsx';
import { Fold } from '../fold.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { describeBox } from './part-values.ts';
import { PartsField } from './parts-field.tsx';
import styles from './product-form.module.css';
import type { ProductForm } from './use-product-form.ts';

/** The parts of a box, collapsed: most products are not boxes. */
export function PartFields({ state }: { state: ProductForm }) {
  const { boxes: say } = useAdminWords();
  const { form, base, faultOf } = state;
  const store = useWatch({ control: form.control, name: 'store' });
  const error = faultOf('parts');
  return (
    <Fold title={say.title} isFaulty={error !== undefined} isOpenAtFirst={(base?.parts.length ?? 0) > 0}>
      <p className="muted">{say.hint}</p>
      <Controller
        control={form.control}
        name="parts"
        render={({ field }) => (
          <PartsField
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            boxId={base?.id ?? null}
            store={store}
            error={error}
          />
        )}
      />
    </Fold>
  );
}

/** Whether the box can be ordered, and which part prevents it: the parts decide, there is no switch. */
export function BoxState({ state }: { state: ProductForm }) {
  const { boxes: say } = useAdminWords();
  const language = useLanguage();
  const parts = useWatch({ control: state.form.control, name: 'parts' });
  const { text, canBe } = describeBox(parts, language, say);
  return <p className={canBe ? undefined : styles.cannot}>{text}</p>;
}
