import { Link } from 'react-router';
import { formatPrice } from '../../i18n/format.ts';
import { formatDate } from '../../i18n/format-moment.ts';
import { useLanguage, usePath } from '../../i18n/language.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { plannedPath, usePlannedPrices } from './price-query.ts';
import styles from './prices.module.css';

/** The scheduled price of a product and its day, with a link to schedule one. Empty until loaded: the form does not need it. */
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
