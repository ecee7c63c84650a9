import { create } from 'zustand';

export type AccountTab = 'login' | 'signup';

/**
 * An order: the price of its goods in JD where the general delivery fee is added, else null; and a function that
 * continues without an account where guests may order, unless that was refused.
 */
export type OrderReason = { goods: number | null; asGuest: (() => void) | null };

/** Why an account is required. */
export type LoginReason = OrderReason | 'favourites';

type LoginModal = {
  isOpen: boolean;
  tab: AccountTab;
  reason: LoginReason | null;
  /** Continuation: the action that needed an account, run once after login. */
  afterwards: (() => void) | null;
  /** Runs when the modal is dismissed without a login. */
  otherwise: (() => void) | null;
};

export type LoginOpening = Partial<Omit<LoginModal, 'isOpen'>>;

const closed: LoginModal = {
  isOpen: false,
  tab: 'login',
  reason: null,
  afterwards: null,
  otherwise: null,
};

export const useLoginModal = create<LoginModal>()(() => closed);
const { setState, getState } = useLoginModal;

/** Opens the login modal. `afterwards` runs once after login; dismissing drops it and runs `otherwise`. */
export const openLoginModal = (opening: LoginOpening = {}): void =>
  setState({ ...closed, ...opening, isOpen: true });

export const showLoginTab = (tab: AccountTab): void => setState({ tab });

export function closeLoginModal(): void {
  const { otherwise } = getState();
  setState(closed);
  otherwise?.();
}

/** Closes the modal and continues without an account. */
export function continueAsGuest(asGuest: () => void): void {
  setState(closed);
  asGuest();
}

/** Closes the modal after a login and runs its continuation. */
export function continueSignedIn(): void {
  const { afterwards } = getState();
  setState(closed);
  afterwards?.();
}
