import { getInvoice, type Order } from '../../contracts/orders.ts';
import { saveFile } from '../browser/save-file.ts';
import { callForFile } from '../http/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Saves the invoice as a PDF in the reader's language. What went wrong stands below it. */
export function InvoiceButton({ order }: { order: Order }) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const { isBusy, failure, start } = useAction(async () => {
    const file = await callForFile(getInvoice, { id: order.id, language });
    saveFile(file, `${order.number}.pdf`);
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
