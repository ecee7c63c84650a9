import { create } from 'zustand';

/** Whether the menu of a narrow screen is open. */
export const useMobileMenu = create(() => ({ isOpen: false }));

export const openMobileMenu = (): void => useMobileMenu.setState({ isOpen: true });
export const closeMobileMenu = (): void => useMobileMenu.setState({ isOpen: false });
