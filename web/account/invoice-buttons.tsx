import type { Order } from '../../contracts/orders.ts';
import { saveFile } from '../browser/save-file.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { useAction } from '../session/use-action.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { OrderActions } from './order-actions.ts';

type InvoiceButtonsProps = {
  order: Order;
  actions: OrderActions;
  /** `text` is less prominent, beside more important buttons. */
  variant?: 'line' | 'text';
};

/** Downloads of the invoice and of credit notes for returned goods, as PDFs in the reader's language. */
export function InvoiceButtons({ order, actions, variant = 'line' }: InvoiceButtonsProps) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const { number, credit_notes } = order;
  return (
    <>
      <PdfButton
        name={number}
        label={orders.invoiceNamed(number)}
        text={orders.invoice}
        variant={variant}
        fetch={() => actions.invoice(language)}
      />
      {credit_notes.map((note) => (
        <PdfButton
          key={note.revision}
          name={note.number}
          label={orders.creditNoteNamed(note.number)}
          text={orders.creditNote}
          variant={variant}
          fetch={() => actions.creditNote(note.revision, language)}
        />
      ))}
    </>
  );
}

type PdfButtonProps = {
  name: string;
  label: string;
  text: string;
  variant: 'line' | 'text';
  fetch: () => Promise<Blob>;
};

/** Shows its error below the button. */
function PdfButton({ name, label, text, variant, fetch }: PdfButtonProps) {
  const { isBusy, failure, start } = useAction(async () => saveFile(await fetch(), `${name}.pdf`));
  return (
    <>
      <Button size="sm" variant={variant} busy={isBusy} aria-label={label} onClick={start}>
        <Icon name="save" />
        {text}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
