import type { Order } from '../../contracts/orders.ts';
import { saveFile } from '../browser/save-file.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { OrderVerbs } from './order-verbs.ts';

/** Saves the invoice as a PDF in the reader's language. What went wrong stands below it. */
export function InvoiceButton({ order, verbs }: { order: Order; verbs: OrderVerbs }) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const { isBusy, failure, start } = useAction(async () => {
    saveFile(await verbs.invoice(language), `${order.number}.pdf`);
  });
  return (
    <>
      <Button
        size="sm"
        variant="line"
        busy={isBusy}
        aria-label={orders.invoiceNamed(order.number)}
        onClick={start}
      >
        <Icon name="save" />
        {orders.invoice}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
