import { create } from 'zustand';

export type AccountTab = 'login' | 'signup';

type LoginModal = {
  isOpen: boolean;
  tab: AccountTab;
  /** Continuation: the action that needed an account, run once after login. */
  afterwards: (() => void) | null;
  /** Runs when the modal is dismissed without a login. */
  otherwise: (() => void) | null;
};

const closed: LoginModal = { isOpen: false, tab: 'login', afterwards: null, otherwise: null };

export const useLoginModal = create<LoginModal>()(() => closed);
const { setState, getState } = useLoginModal;

/** Opens the login modal. `then` runs once after login; dismissing drops it and runs `otherwise`. */
export const openLoginModal = (tab: AccountTab = 'login', then?: () => void, otherwise?: () => void): void =>
  setState({ isOpen: true, tab, afterwards: then ?? null, otherwise: otherwise ?? null });

export const showLoginTab = (tab: AccountTab): void => setState({ tab });

export function closeLoginModal(): void {
  const { otherwise } = getState();
  setState(closed);
  otherwise?.();
}

/** Closes the modal after a login and runs its continuation. */
export function continueSignedIn(): void {
  const { afterwards } = getState();
  setState(closed);
  afterwards?.();
}
