import type { User } from '../../contracts/accounts.ts';
import { accountReason, type Checkout, closeCheckout, useCheckout } from '../cart/checkout.ts';
import { asCustomer } from '../session/as-customer.ts';

type Continuation = {
  /** Transfers the typed values to the account. */
  onSignedIn: (user: User) => void;
  /** Whether an account is only offered: then the login comes first, and dismissing it returns to the checkout. */
  isOffer: boolean;
};

/** Continues with an account a checkout that was begun without one. */
export function continueWithAccount(checkout: Checkout, { onSignedIn, isOffer }: Continuation): void {
  closeCheckout();
  const act = (user: User) => {
    onSignedIn(user);
    useCheckout.setState({ checkout, isGuest: false });
  };
  const otherwise = () => useCheckout.setState({ checkout, isGuest: true });
  asCustomer(act, accountReason(checkout, null), isOffer ? { tab: 'login', otherwise } : {});
}
