import { create } from 'zustand';

type MobileMenuState = {
  isOpen: boolean;
  /** The element that had the focus when the menu was requested: its file may load later. */
  opener: Element | null;
};

/** Whether the menu of narrow screens is open. */
export const useMobileMenu = create<MobileMenuState>()(() => ({ isOpen: false, opener: null }));

export const openMobileMenu = (): void =>
  useMobileMenu.setState({ isOpen: true, opener: document.activeElement });
export const closeMobileMenu = (): void => useMobileMenu.setState({ isOpen: false });
