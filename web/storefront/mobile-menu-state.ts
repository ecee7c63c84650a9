import { create } from 'zustand';

type MobileMenuState = {
  isOpen: boolean;
  /** What had the focus when it was asked for: its file may come later, and the focus be elsewhere by then. */
  opener: Element | null;
};

/** Whether the menu of a narrow screen is open. */
export const useMobileMenu = create<MobileMenuState>()(() => ({ isOpen: false, opener: null }));

export const openMobileMenu = (): void =>
  useMobileMenu.setState({ isOpen: true, opener: document.activeElement });
export const closeMobileMenu = (): void => useMobileMenu.setState({ isOpen: false });
