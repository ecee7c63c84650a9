import type { User } from '../../contracts/accounts.ts';
import { totalOf } from '../cart/cart.ts';
import { type Checkout, closeCheckout, hasGeneralFee, useCheckout } from '../cart/checkout.ts';
import { asCustomer } from '../session/as-customer.ts';

/** Goes on with an account what was begun without one: `onSignedIn` takes over what was typed. */
export function continueWithAccount(checkout: Checkout, onSignedIn: (user: User) => void): void {
  closeCheckout();
  const act = (user: User) => {
    onSignedIn(user);
    useCheckout.setState({ checkout, isGuest: false });
  };
  asCustomer(act, { goods: hasGeneralFee() ? totalOf(checkout.items) : null, asGuest: null });
}
