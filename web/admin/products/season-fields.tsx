import type { ReactNode } from 'react';
import { backIn, nameOfMonth } from '../../../contracts/season.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Fold } from '../fold.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './offer-fields.module.css';
import { seasonNames } from './season-values.ts';
import type { ProductForm } from './use-product-form.ts';

const months = Array.from({ length: 12 }, (_, place) => place + 1);

/** The months in which a product is sold, and the day of one ordered ahead, collapsed. */
export function SeasonFields({ state, children }: { state: ProductForm; children: ReactNode }) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const { form, faultOf, base } = state;
  const labels = { seasonFrom: words.seasonFrom, seasonUntil: words.seasonUntil };
  return (
    <Fold
      title={words.season}
      isFaulty={[...seasonNames, 'ready_on' as const].some((name) => faultOf(name) !== undefined)}
    >
      <p className="muted">
        {words.seasonHint} {base?.back_in && `${words.outOfSeason}: ${backIn(base.back_in, language)}.`}
      </p>
      <div className={styles.fields}>
        {seasonNames.map((name) => (
          <Field key={name} label={labels[name]} error={faultOf(name)}>
            <Select {...form.register(name)}>
              <option value="">{words.allYear}</option>
              {months.map((month) => (
                <option key={month} value={month}>
                  {nameOfMonth(month, language)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {children}
    </Fold>
  );
}
