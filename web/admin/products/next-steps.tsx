import { useId } from 'react';
import { useLocation } from 'react-router';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import { usePath } from '../../i18n/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useReplacePage } from '../../ui/closed-by-back.ts';
import { fromProduct } from '../list-address.ts';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './product-form.module.css';

/** Router state of a product's page that was reached by adding the product. */
export const justAdded = { isJustAdded: true };

/** Common next steps after adding a product, above its page while it was reached that way. */
export function NextSteps({ product }: { product: AdminProduct }) {
  const words = useAdminWords();
  const path = usePath();
  const { state } = useLocation();
  const id = useId();
  const replacePage = useReplacePage();
  if (state?.isJustAdded !== true) return null;
  const page = path(`/admin/products/${product.id}`);
  const another = path('/admin/products/new');
  const link = { variant: 'soft', size: 'sm' } as const;
  return (
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id}>{words.products.whatNext}</h2>
      <div>
        {!product.stock && product.parts.length === 0 && (
          <ButtonLink {...link} to={`${page}/stock`} state={fromProduct}>
            {words.stock.count}
          </ButtonLink>
        )}
        <ButtonLink {...link} to={`${page}/sizes`} state={fromProduct}>
          {words.sizes.open(null)}
        </ButtonLink>
        {/* Replaces this page in the history: Back leads from each added product to the list. */}
        <ButtonLink
          {...link}
          to={another}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            replacePage(another, { ...state, isJustAdded: false });
          }}
        >
          {words.products.addAnother}
        </ButtonLink>
      </div>
    </section>
  );
}
