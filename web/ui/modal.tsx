import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { useClosedByBack } from './closed-by-back.ts';
import { Icon } from './icon.tsx';
import styles from './modal.module.css';

type ModalProps = {
  open: boolean;
  /** Asked for by Esc, by Back, by a press beside the paper and by the button; the owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons that stay at the foot while the body scrolls. */
  foot?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide';
  /** While something is being sent, nothing closes the dialog. */
  busy?: boolean;
  /** False for a question about leaving the page: the router holds Back itself. */
  isClosedByBack?: boolean;
};

/** Paper with a cloth edging; on a phone a sheet at the bottom. Focus goes to what is marked
 *  `data-autofocus`, else to the title, and back to the opener at the end. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  closeLabel,
  children,
  foot,
  width = 'normal',
  busy = false,
  isClosedByBack = true,
}: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  useClosedByBack(isClosedByBack, onClose, busy);

  // In layout time: closing while the element is still there gives the focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const page = document.documentElement;
    // A scroll bar that takes room keeps it, so that the page does not shift when it may not scroll.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    element.showModal();
    const wanted = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2');
    wanted?.focus({ preventScroll: true });
    return () => {
      element.close();
      page.style.scrollbarGutter = '';
      queueMicrotask(focusPage);
    };
  }, []);

  // A file input in the body sends `cancel` as well; only the dialog's own counts.
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!busy) onClose();
  };
  // Chromium closes at a second Esc without asking: the owner is told, or the dialog opened again.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    if (busy) event.currentTarget.showModal();
    else onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the paper; keys have Esc and the button.
    <dialog
      ref={dialog}
      className={styles.modal}
      data-width={width}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Both ends of the press: text dragged out of a field must not close the form.
        if (pressedBeside.current && event.target === event.currentTarget && !busy) onClose();
      }}
    >
      <div className={styles.paper}>
        <div className={styles.edging} />
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose} disabled={busy}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}

/** The opener may go with what the dialog did, as a row that was deleted: then the page takes the focus. */
function focusPage(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}
