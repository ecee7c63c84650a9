import { getAdminCreditNote, getAdminInvoice, type getAdminOrder } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { languages } from '../../../contracts/language.ts';
import { creditNoteNumber } from '../../../contracts/order-revisions.ts';
import { saveFile } from '../../browser/save-file.ts';
import { callForFile } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../card.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { PackingSlip } from './packing-slip.tsx';

/** The invoice in either language, the credit notes of returns, and the packing slip. */
export function OrderDocuments({ order }: { order: AnswerOf<typeof getAdminOrder> }) {
  const { orders } = useAdminWords();
  // The customer's language first.
  const [first, second] = languages.toSorted((one) => (one === order.language ? -1 : 1));
  return (
    <Card title={orders.papers}>
      <Button size="sm" variant="soft" onClick={() => window.print()}>
        {orders.slip}
      </Button>
      {[first, second].map(
        (language) =>
          language && (
            <Paper
              key={language}
              label={orders.invoiceIn[language]}
              name={`${order.number}-${language}`}
              fetch={() => callForFile(getAdminInvoice, { id: order.id, language })}
            />
          ),
      )}
      {order.revisions
        .filter(({ is_return, state }) => is_return && state !== 'declined')
        .map(({ number: revision }) => {
          const number = creditNoteNumber(order.number, order.revisions, revision);
          return (
            <Paper
              key={revision}
              label={orders.returns.creditNote(number)}
              name={number}
              fetch={() =>
                callForFile(getAdminCreditNote, { id: order.id, revision, language: order.language })
              }
            />
          );
        })}
      <PackingSlip order={order} />
    </Card>
  );
}

type PaperProps = { label: string; name: string; fetch: () => ReturnType<typeof callForFile> };

function Paper({ label, name, fetch }: PaperProps) {
  const { isBusy, failure, start } = useAction(async () => {
    saveFile(await fetch(), `${name}.pdf`);
  });
  return (
    <>
      <Button size="sm" variant="line" busy={isBusy} onClick={start}>
        <Icon name="save" />
        <bdi>{label}</bdi>
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
