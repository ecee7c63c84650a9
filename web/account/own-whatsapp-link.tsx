import { type Order, recordWhatsappOpened } from '../../contracts/orders.ts';
import { call } from '../http/api.ts';
import { useOpenedOrder } from './use-orders.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

/** The link to the chat about an order of the account; fetches the message when it is shown. */
export function OwnWhatsappLink({ order }: { order: Order }) {
  const links = useOpenedOrder(order)?.whatsapp_urls;
  return (
    <WhatsappLink order={order} links={links} onOpen={() => call(recordWhatsappOpened, { id: order.id })} />
  );
}
