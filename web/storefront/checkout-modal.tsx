import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { removeDraft } from '../browser/drafts.ts';
import { clearCart } from '../cart/cart.ts';
import { closeCheckout, useCheckout } from '../cart/checkout.ts';
import { endDeliveryChoice } from '../cart/delivery-choice.ts';
import { OrderErrors } from '../i18n/order-errors.tsx';
import { useSession } from '../session/session.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { SentOrder } from './open-whatsapp.ts';
import { OrderSaved } from './order-saved.tsx';

/** The checkout modal, and after sending the panel which says that the order is saved. */
export default function CheckoutModal() {
  const { checkout, isGuest } = useCheckout();
  const user = useSession((session) => session.user);
  const [saved, setSaved] = useState<SentOrder | null>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page, by Back too, is the reason to close.
  useEffect(() => () => setSaved(null), [pathname]);
  if (saved) return <OrderSaved order={saved} onClose={() => setSaved(null)} />;
  if (!checkout || !(user || isGuest)) return null;
  const finish = (order: SentOrder) => {
    if (checkout.source === 'cart') clearCart();
    closeCheckout();
    removeDraft('checkout');
    endDeliveryChoice();
    setSaved(order);
  };
  return (
    <OrderErrors>
      <CheckoutForm key={user?.email} checkout={checkout} user={user} onSaved={finish} />
    </OrderErrors>
  );
}
