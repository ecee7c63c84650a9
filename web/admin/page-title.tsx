import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './page-title.module.css';
import { useAdminWords } from './use-admin-words.ts';

type PageTitleProps = {
  title: ReactNode;
  /** The purpose of the page, or whose page it is. */
  text?: ReactNode;
  /** Uses smaller letters: a customer's name may be 300 characters long. */
  isLong?: boolean;
  /** A list without a search: on a phone in landscape it begins at the top, as those with one do. */
  isOfList?: boolean;
  /** Has the name of its tab, which on a phone in landscape says it instead. */
  isTab?: boolean;
  /** Actions for the whole page, at the end of the title's row. */
  children?: ReactNode;
};

/** The title row of a page of the shop admin. */
export function PageTitle({ title, text, isLong, isOfList, isTab, children }: PageTitleProps) {
  return (
    <header className={styles.head} data-of-list={isOfList || undefined} data-tab={isTab || undefined}>
      <div>
        <h1 data-long={isLong || undefined}>{title}</h1>
        {children}
      </div>
      {text && <Intro>{text}</Intro>}
    </header>
  );
}

/** Where the style sheet limits it to a line, as above a list with the largest letters, a button expands it. */
function Intro({ children }: { children: ReactNode }) {
  const { wholeText } = useAdminWords();
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const box = text.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 2));
    watcher.observe(box);
    // The box may keep its height when its text changes from two lines of small letters to one of large ones, but then
    // the title above it grows.
    if (box.parentElement?.parentElement) watcher.observe(box.parentElement.parentElement);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className={styles.intro} data-open={isOpen || undefined}>
      <p ref={text} className="muted">
        {children}
      </p>
      {(isCut || isOpen) && (
        <IconButton label={wholeText} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevron" />
        </IconButton>
      )}
    </div>
  );
}
