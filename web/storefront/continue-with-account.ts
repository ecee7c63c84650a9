import type { User } from '../../contracts/accounts.ts';
import { accountReason, type Checkout, closeCheckout, useCheckout } from '../cart/checkout.ts';
import { asCustomer } from '../session/as-customer.ts';

type Continuation = {
  /** Takes over what was typed. */
  onSignedIn: (user: User) => void;
  /** Where an account is only offered: a login first, and dismissing it leads back to the checkout. */
  isOffer: boolean;
};

/** Goes on with an account what was begun without one. */
export function continueWithAccount(checkout: Checkout, { onSignedIn, isOffer }: Continuation): void {
  closeCheckout();
  const act = (user: User) => {
    onSignedIn(user);
    useCheckout.setState({ checkout, isGuest: false });
  };
  const otherwise = () => useCheckout.setState({ checkout, isGuest: true });
  asCustomer(act, accountReason(checkout, null), isOffer ? { tab: 'login', otherwise } : {});
}
