import { create } from 'zustand';

export type AccountTab = 'login' | 'signup';

type LoginModal = {
  isOpen: boolean;
  tab: AccountTab;
  /** What was asked for by somebody who was not signed in. */
  afterwards: (() => void) | null;
  /** Why it opened, when nobody has asked for it. */
  reason: string | null;
};

const closed: LoginModal = { isOpen: false, tab: 'login', afterwards: null, reason: null };

export const useLoginModal = create<LoginModal>()(() => closed);
const { setState, getState } = useLoginModal;

/** Asks a guest to come in. `then` runs once, after they did; closing the modal drops it. */
export const openLoginModal = (tab: AccountTab = 'login', then?: () => void, reason?: string): void =>
  setState({ isOpen: true, tab, afterwards: then ?? null, reason: reason ?? null });

export const showLoginTab = (tab: AccountTab): void => setState({ tab });

export const closeLoginModal = (): void => setState(closed);

/** Closes the modal of somebody who is in now, and goes on with what they had asked for. */
export function continueSignedIn(): void {
  const { afterwards } = getState();
  closeLoginModal();
  afterwards?.();
}
