import { answerOf } from '../../contracts/order-revisions.ts';
import type { OpenedOrder, Order } from '../../contracts/orders.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type WhatsappLinkProps = {
  order: Order;
  /** The message in either language; undefined while it is loading. */
  links: OpenedOrder['whatsapp_urls'] | undefined;
  /** Records on the server that the order was sent in the chat; the order is saved whether or not this succeeds. */
  onOpen: () => Promise<unknown>;
};

/**
 * The way back into the chat with the seller. While the order is pending the seller may not have its message: it is sent again, or the
 * answer to the change that the seller has suggested. Later the message only asks about it, and that of a cancelled order is about that alone, whichever side cancelled.
 * In the language of the page, whatever the order's is.
 */
export function WhatsappLink({ order, links, onOpen }: WhatsappLinkProps) {
  const { orders } = useCustomerWords();
  const language = useLanguage();
  const { status } = order;
  const isPending = status === 'pending';
  const sending = answerOf(order) ? orders.whatsappAnswer : orders.whatsapp;
  const variant = isPending ? 'whatsapp' : 'line';
  const label = (
    <>
      <Icon name="chat" />
      {isPending ? sending : status === 'cancelled' ? orders.whatsappCancelled : orders.whatsappAsk}
    </>
  );
  if (!links)
    return (
      <Button variant={variant} block disabled>
        {label}
      </Button>
    );
  return (
    <ButtonLink
      variant={variant}
      block
      to={links[language]}
      target="_blank"
      rel="noreferrer"
      onClick={() => isPending && void onOpen().catch(() => null)}
    >
      {label}
    </ButtonLink>
  );
}
