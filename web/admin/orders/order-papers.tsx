import { type AdminOrder, getAdminInvoice } from '../../../contracts/admin-orders.ts';
import { type Language, languages } from '../../../contracts/language.ts';
import { saveFile } from '../../browser/save-file.ts';
import { callForFile } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { PackingSlip } from './packing-slip.tsx';

/** The invoice in either language, and the slip that goes into the parcel. */
export function OrderPapers({ order }: { order: AdminOrder }) {
  const { orders } = useAdminWords();
  // The customer's language first.
  const [first, second] = languages.toSorted((one) => (one === order.language ? -1 : 1));
  return (
    <Card title={orders.papers}>
      <Button size="sm" variant="soft" onClick={() => window.print()}>
        {orders.slip}
      </Button>
      {first && <Invoice order={order} language={first} />}
      {second && <Invoice order={order} language={second} />}
      <PackingSlip order={order} />
    </Card>
  );
}

function Invoice({ order, language }: { order: AdminOrder; language: Language }) {
  const { orders } = useAdminWords();
  const { isBusy, failure, start } = useAction(async () => {
    const file = await callForFile(getAdminInvoice, { id: order.id, language });
    saveFile(file, `${order.number}-${language}.pdf`);
  });
  return (
    <>
      <Button size="sm" variant="line" busy={isBusy} onClick={start}>
        <Icon name="save" />
        {orders.invoiceIn[language]}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
