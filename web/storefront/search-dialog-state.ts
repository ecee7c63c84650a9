import { create } from 'zustand';

/** Whether the header's search dialog is open. */
export const useSearchDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openSearch = (): void => useSearchDialog.setState({ isOpen: true });
export const closeSearch = (): void => useSearchDialog.setState({ isOpen: false });
