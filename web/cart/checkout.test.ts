import { expect, test } from 'vitest';
import { useLoginModal } from '../session/login-modal-state.ts';
import { useSession } from '../session/session.ts';
import { startCheckout } from './checkout.ts';
import { chooseDelivery } from './delivery-choice.ts';

test('a guest is told a sum at the login only where the general fee is the one of the order', () => {
  useSession.setState({ status: 'guest' });
  const told = () => {
    startCheckout({ items: [], source: 'cart' });
    return useLoginModal.getState().reason;
  };
  expect(told()).toMatchObject({ goods: 0 });
  for (const choice of [{ areaId: 'abdoun' }, { areaId: null, country: 'SA' }]) {
    chooseDelivery(choice);
    expect(told()).toMatchObject({ goods: null });
  }
  chooseDelivery({ method: 'pickup', country: null });
  expect(told()).toMatchObject({ goods: null });
});
