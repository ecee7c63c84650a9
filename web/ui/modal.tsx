import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from './after-frame.ts';
import { IconButton } from './button.tsx';
import { closeHidden } from './close-hidden.ts';
import { useClosedByBack } from './closed-by-back.ts';
import { focusMain } from './focus-main.ts';
import { Icon } from './icon.tsx';
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
  /** On a low phone a form gets the room that looks would take. */
  hasForm?: boolean;
  /** While busy (request pending) the dialog cannot be closed. */
  busy?: boolean;
  /** `onClose` asks first, and the dialog may stay open. */
  asksBeforeClosing?: boolean;
  /** Opens it again on Forward, after Back has closed it. */
  onReopen?: (() => void) | undefined;
  /** False for the unsaved-changes dialog, where the router blocks Back itself. */
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
  hasForm = false,
  busy = false,
  asksBeforeClosing = false,
  onReopen,
  isClosedByBack = true,
}: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  useClosedByBack(isClosedByBack, onClose, { isBusy: busy, reopen: onReopen });

  // A layout effect: its cleanup runs before the element is removed, so that `close()` can return the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const page = document.documentElement;
    // Reserves the classic scroll bar's width while scrolling is locked (no layout shift). Measuring computes a layout, which a phone has no need of.
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

  /**
   * Hidden in this frame and closed after it: the page behind is inert, and closing computes the style of all of it, which takes
   * longer than a tap may.
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

  // `cancel` bubbles from file inputs; only the dialog's own counts.
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  // Chromium closes on a second Esc without a cancelable `cancel`: the dialog opens again, and its owner decides.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    event.currentTarget.showModal();
    leave();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the paper; keys have Esc and the button.
    <dialog
      ref={dialog}
      className={styles.modal}
      data-width={width}
      data-form={hasForm || undefined}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Backdrop click only if pointerdown was there too: a text selection dragged out of a field must not close the form.
        if (pressedBeside.current && event.target === event.currentTarget) leave();
      }}
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

/** The opener may have been removed (a deleted row): then the page takes the focus. */
function focusPage(): void {
  if (document.activeElement === document.body) focusMain();
}

/** Below this height, in pixels, a dialog spends nothing on looks: a phone on its side or with its keyboard open. */
const lowHeight = 600;

/** Lifts the sheet above the on-screen keyboard, which may cover the window without making it lower, and keeps the field with the focus in sight. */
function keepAboveKeyboard(dialog: HTMLElement): (() => void) | undefined {
  const view = window.visualViewport;
  if (!view) return;
  let lift = 0;
  let { height } = view;
  const measure = () => {
    // A magnified page is moved about, with no keyboard in the way.
    if (view.scale !== 1) return;
    const covered = Math.max(0, Math.round(window.innerHeight - view.offsetTop - view.height));
    // Each change computes the style of the whole dialog again.
    if (covered !== lift) dialog.style.setProperty('--keyboard', `${covered}px`);
    lift = covered;
    dialog.toggleAttribute('data-low', view.height < lowHeight);
    // Browsers scroll the page to the field that the keyboard was opened for, not the dialog's own box.
    const field = document.activeElement;
    // Below a combobox its list needs the room.
    if (view.height < height && dialog.contains(field))
      field?.scrollIntoView({ block: field.role === 'combobox' ? 'start' : 'nearest' });
    height = view.height;
  };
  measure();
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
  return () => {
    view.removeEventListener('resize', measure);
    view.removeEventListener('scroll', measure);
  };
}
