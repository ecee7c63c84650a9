import { Link } from 'react-router';
import { formatPrice } from '../../i18n/format.ts';
import { formatDate } from '../../i18n/format-moment.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { plannedPath, usePlannedPrices } from './price-query.ts';
import styles from './prices.module.css';

/** What a product will cost, and from when; and the way to plan it. Empty until it is loaded: the form does without. */
export function PlannedPrice({ id }: { id: string }) {
  const { prices: say } = useAdminWords();
  const language = useLanguage();
  const path = usePath();
  const { data: plans = [] } = usePlannedPrices({ product: id });
  return (
    <span className={styles.planned}>
      {plans.map((plan) =>
        plan.products.map(({ after }) => (
          <Link key={plan.id} className="link" to={path(plannedPath)}>
            {say.from(formatPrice(after, language), formatDate(plan.day, language))}
          </Link>
        )),
      )}
      <Link className="link" to={path('/admin/products/prices')} state={{ ids: [id] }}>
        {say.planOne}
      </Link>
    </span>
  );
}
