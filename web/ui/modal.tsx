import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from './after-frame.ts';
import { IconButton } from './button.tsx';
import { closeHidden } from './close-hidden.ts';
import { useClosedByBack } from './closed-by-back.ts';
import { focusMain } from './focus-main.ts';
import { Icon } from './icon.tsx';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';
import styles from './modal.module.css';

type ModalProps = {
  open: boolean;
  /** Called on Esc, Back, backdrop click and the close button; the owner controls `open`. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Sticky footer with the buttons. */
  foot?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide';
  /** On a low phone a form gets the room of decorations. */
  hasForm?: boolean;
  /** While busy (request pending) the dialog cannot be closed. */
  busy?: boolean;
  /** Whether `onClose` asks first, so that the dialog may stay open. */
  asksBeforeClosing?: boolean;
  /** Reopens it on Forward, after Back has closed it. */
  onReopen?: (() => void) | undefined;
  /** False for a message shown once: a tap meant for what was there before must not close it. */
  isClosedBeside?: boolean;
  /** False for the unsaved-changes dialog, where the router blocks Back itself. */
  isClosedByBack?: boolean;
};

/**
 * Paper with a cloth edging; on a phone a sheet at the bottom. Focus goes to the element marked `data-autofocus`, else
 * to the title, and back to the opener at the end.
 */
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
  hasForm = false,
  busy = false,
  asksBeforeClosing = false,
  onReopen,
  isClosedBeside = true,
  isClosedByBack = true,
}: Omit<ModalProps, 'open'>) {
  const dialog = useModalDialog();
  const titleId = useId();
  useClosedByBack(isClosedByBack, onClose, { isBusy: busy, reopen: onReopen });
  const { leave, dismissal } = useDismissal(dialog, { onClose, busy, asksBeforeClosing, isClosedBeside });
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      data-width={width}
      data-form={hasForm || undefined}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      {...dismissal}
    >
      <div className={styles.paper}>
        <div className={styles.edging} />
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={leave} disabled={busy}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div data-toasts="" className={styles.toasts} />
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}

/** Shows the dialog as modal, with the focus in it, from mount to unmount, when the opener gets the focus back. */
function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: its cleanup runs before the element is removed, so that `close()` can return the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const page = document.documentElement;
    // Reserves the classic scroll bar's width while scrolling is locked (no layout shift). Measuring forces a layout,
    // which phones don't need.
    const mayHaveScrollBar = matchMedia('(any-pointer: fine)').matches;
    if (mayHaveScrollBar && window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    // In development React runs the effect twice.
    element.style.display = '';
    element.showModal();
    const release = keepAboveKeyboard(element);
    const wanted = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2');
    wanted?.focus({ preventScroll: true });
    return () => {
      release?.();
      closeHidden(element);
      page.style.scrollbarGutter = '';
      queueMicrotask(focusPage);
    };
  }, []);
  return dialog;
}

type DismissalOptions = Required<
  Pick<ModalProps, 'onClose' | 'busy' | 'asksBeforeClosing' | 'isClosedBeside'>
>;

/** The ways to close the dialog: Esc, a press on the backdrop, and `leave` for the close button. */
function useDismissal(
  dialog: RefObject<HTMLDialogElement | null>,
  { onClose, busy, asksBeforeClosing, isClosedBeside }: DismissalOptions,
) {
  const pressedBeside = useRef(false);
  /**
   * Hidden in this frame and closed after it: the page behind is inert, and closing recomputes all its styles, which
   * would delay the response to a tap.
   */
  const leave = () => {
    const element = dialog.current;
    if (busy || !element || element.style.display === 'none') return;
    if (asksBeforeClosing) return onClose();
    element.style.display = 'none';
    afterFrame(() => {
      if (!element.isConnected) return;
      flushSync(onClose);
      element.style.display = '';
    });
  };
  const dismissal = {
    // `cancel` bubbles from file inputs; only the dialog's own counts.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave();
    },
    // Chromium closes on a second Esc without a cancelable `cancel`: the dialog is reopened, and its owner decides.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      event.currentTarget.showModal();
      leave();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressedBeside.current = isClosedBeside && event.target === event.currentTarget;
    },
    // Backdrop click only if pointerdown was there too: a text selection dragged out of a field must not close the form.
    onClick: (event: SyntheticEvent) => {
      if (pressedBeside.current && event.target === event.currentTarget) leave();
    },
  };
  return { leave, dismissal };
}

/** The opener may have been removed (a deleted row): then the page takes the focus. */
function focusPage(): void {
  if (document.activeElement === document.body) focusMain();
}
