import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../i18n/language.tsx';
import { afterFrame } from '../ui/after-frame.ts';
import { IconButton } from '../ui/button.tsx';
import { closeHidden } from '../ui/close-hidden.ts';
import { useClosedByBack } from '../ui/closed-by-back.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-dialog.module.css';
import { closeSearch, openSearch, useSearchDialog } from './search-dialog-state.ts';
import { useSearch } from './use-search.ts';

/**
 * Search dialog of the header; it searches both stores, like the page of its link. Opened by `openSearch`
 * (search-dialog-state.ts).
 */
export default function SearchDialog() {
  const isOpen = useSearchDialog((dialog) => dialog.isOpen);
  return isOpen && <OpenDialog />;
}

function OpenDialog() {
  const { shell, catalogue } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useClosedByBack(true, closeSearch, { reopen: openSearch });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // In development React runs the effect twice.
    element.style.display = '';
    element.showModal();
    input.current?.focus();
    return () => closeHidden(element);
  }, []);
  const lead = useSearch();
  const search = (q: string) => {
    if (q === '') return;
    lead(q);
    // Closing recomputes the page's styles: by then the list has been requested.
    afterFrame(closeSearch);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the paper; keys have Esc and the button.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={catalogue.search}
      onClose={closeSearch}
      onClick={(event) => event.target === event.currentTarget && closeSearch()}
    >
      <search className={styles.paper}>
        <SearchBox
          ref={input}
          q=""
          store={undefined}
          placeholder={catalogue.searchBoth}
          onSearch={search}
          onLeave={closeSearch}
          inFlow
        />
        <IconButton label={shell.close} onClick={closeSearch}>
          <Icon name="close" />
        </IconButton>
      </search>
    </dialog>
  );
}
