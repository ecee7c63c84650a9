import type { User } from '../../contracts/accounts.ts';
import { type Checkout, closeCheckout, useCheckout, whyAccount } from '../cart/checkout.ts';
import { asCustomer } from '../session/as-customer.ts';

/** Goes on with an account what was begun without one: `onSignedIn` takes over what was typed. */
export function continueWithAccount(checkout: Checkout, onSignedIn: (user: User) => void): void {
  closeCheckout();
  const act = (user: User) => {
    onSignedIn(user);
    useCheckout.setState({ checkout, isGuest: false });
  };
  asCustomer(act, whyAccount(checkout, null));
}
