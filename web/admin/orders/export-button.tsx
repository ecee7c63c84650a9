import { exportOrders } from '../../../contracts/admin-orders.ts';
import { saveFile } from '../../browser/save-file.ts';
import { callForFile } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withIdentity } from '../identity.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { inputOf, type OrderFilters } from './order-filters.ts';

/** Exports all filtered orders (every page) as CSV. */
export function ExportButton({ filters }: { filters: OrderFilters }) {
  const { orders } = useAdminWords();
  const language = useLanguage();
  const { isBusy, failure, start } = useAction(async () => {
    const file = await withIdentity(
      () => callForFile(exportOrders, { ...inputOf(filters), language }),
      orders.exportText,
    );
    saveFile(file, 'orders.csv');
  });
  return (
    <>
      <Button size="sm" variant="line" busy={isBusy} aria-label={orders.exportCsv} onClick={start}>
        <Icon name="save" />
        <span data-wide>{orders.exportCsv}</span>
        <span data-narrow>{orders.exportShort}</span>
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
