import {
  allergenLevels,
  allergens,
  type FoodText,
  foodMarks,
  foodTexts,
} from '../../../contracts/food-facts.ts';
import { foodWords } from '../../../contracts/food-words.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, Select, TextInput } from '../../ui/field.tsx';
import { BothLanguages } from '../both-languages.tsx';
import { Fold } from '../fold.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './food-fields.module.css';
import { foodNames } from './food-values.ts';
import type { ProductForm } from './use-product-form.ts';

/** The number of lines, where one is too short. */
const rows: Partial<Record<FoodText, number>> = { ingredients: 3, storage: 2 };

/** The facts about a food, collapsed: most are entered once, and some products need none. */
export function FoodFields({ state }: { state: ProductForm }) {
  const words = useAdminWords().products;
  const say = foodWords[useLanguage()];
  const { form, faultOf } = state;
  return (
    <Fold title={words.food} isFaulty={foodNames.some((name) => faultOf(name) !== undefined)}>
      <p className="muted">{words.foodHint}</p>
      {foodTexts.map((text) => (
        <BothLanguages
          key={text}
          label={say.texts[text]}
          rows={rows[text]}
          errorOf={(one) => faultOf(`${text}_${one}`)}
          register={(one) => form.register(`${text}_${one}`)}
        />
      ))}
      <div className={styles.day}>
        <Field label={say.madeOn} error={faultOf('made_on')}>
          <TextInput {...form.register('made_on')} type="date" />
        </Field>
      </div>
      <fieldset className={styles.group}>
        <legend>{say.allergens}</legend>
        <p className="muted">{words.allergensHint}</p>
        <div className={styles.allergens}>
          {allergens.map((name) => (
            <Field key={name} label={say.names[name]} error={faultOf(`allergen_${name}`)}>
              <Select {...form.register(`allergen_${name}`)}>
                <option value="">{say.unknown}</option>
                {allergenLevels.map((level) => (
                  <option key={level} value={level}>
                    {say.levels[level]}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{say.marksTitle}</legend>
        <p className="muted">{words.marksHint}</p>
        <div className={styles.marks}>
          {foodMarks.map((name) => (
            <Checkbox key={name} {...form.register(`mark_${name}`)} error={faultOf(`mark_${name}`)}>
              {say.marks[name]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </Fold>
  );
}
