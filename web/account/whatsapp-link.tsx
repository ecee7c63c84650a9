import type { Order } from '../../contracts/orders.ts';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type WhatsappLinkProps = {
  order: Order;
  /** Another button of the page is its main one. */
  isQuiet?: boolean;
  /** Notes on the server that it was opened; the order is saved whether or not the note arrives. */
  onOpen: () => Promise<unknown>;
};

/** The way back into the chat with the seller. The message of a cancelled order is about that alone, whichever side cancelled. */
export function WhatsappLink({ order, isQuiet = false, onOpen }: WhatsappLinkProps) {
  const { orders } = useCustomerWords();
  const isCancelled = order.status === 'cancelled';
  return (
    <ButtonLink
      variant={isCancelled || isQuiet ? 'line' : 'whatsapp'}
      block
      to={order.whatsapp_url}
      target="_blank"
      rel="noreferrer"
      onClick={() => void onOpen().catch(() => null)}
    >
      <Icon name="chat" />
      {isCancelled ? orders.whatsappCancelled : orders.whatsapp}
    </ButtonLink>
  );
}
