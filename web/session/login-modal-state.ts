import { create } from 'zustand';

export type AccountTab = 'login' | 'signup';

type LoginModal = {
  isOpen: boolean;
  tab: AccountTab;
  /** What was asked for by somebody who was not signed in. */
  afterwards: (() => void) | null;
  /** What follows when the modal is closed by somebody who did not come in. */
  otherwise: (() => void) | null;
};

const closed: LoginModal = { isOpen: false, tab: 'login', afterwards: null, otherwise: null };

export const useLoginModal = create<LoginModal>()(() => closed);
const { setState, getState } = useLoginModal;

/** Asks a guest to come in. `then` runs once, after they did; closing the modal drops it and runs `otherwise`. */
export const openLoginModal = (tab: AccountTab = 'login', then?: () => void, otherwise?: () => void): void =>
  setState({ isOpen: true, tab, afterwards: then ?? null, otherwise: otherwise ?? null });

export const showLoginTab = (tab: AccountTab): void => setState({ tab });

export function closeLoginModal(): void {
  const { otherwise } = getState();
  setState(closed);
  otherwise?.();
}

/** Closes the modal of somebody who is in now, and goes on with what they had asked for. */
export function continueSignedIn(): void {
  const { afterwards } = getState();
  setState(closed);
  afterwards?.();
}
