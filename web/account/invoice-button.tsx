import { getInvoice, type Order } from '../../contracts/orders.ts';
import { callForFile } from '../api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from './save-file.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Saves the invoice as a PDF in the reader's language. What went wrong stands below it. */
export function InvoiceButton({ order }: { order: Order }) {
  const { orders } = useWords().customer;
  const language = useLanguage();
  const { isBusy, failure, start } = useOneAtATime(async () => {
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
