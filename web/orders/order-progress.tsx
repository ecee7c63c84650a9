import { orderSteps } from '../../contracts/order-status-transitions.ts';
import { nameOfStatus } from '../../contracts/order-words.ts';
import type { Order } from '../../contracts/orders.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { starletMotif } from '../illustrations/motif-paths/starlet-motif.ts';
import { Motif } from '../ui/motif.tsx';
import styles from './order-progress.module.css';

/** Progress stepper of an order's status: four stars on a thread, stitched up to the present status. */
export function OrderProgress({ status, delivery }: Pick<Order, 'status' | 'delivery'>) {
  const language = useLanguage();
  const { orders } = useCustomerWords();
  const now = orderSteps.indexOf(status);
  return (
    <ol className={styles.thread} aria-label={orders.progress}>
      {orderSteps.map((step, place) => (
        <li key={step} data-sewn={place < now || undefined} aria-current={place === now ? 'step' : undefined}>
          <Motif of={starletMotif} colors={['currentColor']} unit={2} />
          {nameOfStatus(step, delivery.method, language)}
        </li>
      ))}
    </ol>
  );
}
