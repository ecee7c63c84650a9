import { recordLinkWhatsappOpened } from '../../contracts/guest-orders.ts';
import { type OpenedOrder, recordWhatsappOpened } from '../../contracts/orders.ts';
import { call } from '../http/api.ts';

/** A placed order; a guest's has the token of its private link. */
export type SentOrder = OpenedOrder & { token?: string };

/**
 * Redirects the pre-opened window to WhatsApp and records that. Without one (popup blocker) the confirmation panel has
 * the link.
 */
export function openWhatsapp(order: SentOrder, tab: Window | null): void {
  if (!tab || tab.closed) return;
  tab.opener = null;
  tab.location.href = order.whatsapp_url;
  reportWhatsappOpened(order);
}

/** The order is saved whether or not this record arrives. */
export function reportWhatsappOpened({ id, token }: SentOrder): void {
  const recorded = token ? call(recordLinkWhatsappOpened, { token }) : call(recordWhatsappOpened, { id });
  void recorded.catch(() => null);
}
