import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame.ts';
import styles from './toast.module.css';
import type { ToastMessage, ToastQueue } from './toast.tsx';
import { toastDuration, toastDurationWithAction } from './toast-duration.ts';

/** A limit: more would cover the page's controls. */
const maxToasts = 2;

type Extras = Pick<ToastMessage, 'image' | 'action'> & { isAlone?: boolean };

/** Whether the layout has room for one toast at a time: a newer one replaces the older. */
const isRoomForOne = () => getComputedStyle(document.body).getPropertyValue('--toasts').trim() === '1';

// Base UI gives toasts the role of a dialog; these are status messages.
const politeWord = { role: 'status', 'aria-modal': undefined };

/** The toasts' live region; lazy-loaded. `label` is its accessible name. */
export default function ToastRegion({ label, queue }: { label: string; queue: ToastQueue }) {
  const [manager] = useState(() => Toast.createToastManager<Extras>());
  const { shown, withdrawn, lastForm } = useShownToasts(manager.close);
  // The empty live region is mounted first: screen readers only announce changes within an existing one.
  useEffect(
    () =>
      queue.take((message) => {
        // After the tap's result is painted: a toast is laid out twice to be placed above everything.
        afterFrame(() => {
          const { subject, isRepeat } = message;
          const isKnown = isRepeat && subject !== undefined;
          if (isKnown && shown.has(subject)) return;
          const toast = (isKnown && withdrawn.get(subject)) || message;
          const { text, image, action, isWaiting, until } = toast;
          if (until?.aborted) return;
          const isAlone = isRoomForOne();
          const id: string = manager.add({
            // A repeated text renews its toast instead of stacking.
            id: subject ?? (typeof text === 'string' ? text : undefined),
            onClose: () => shown.delete(id),
            description: text,
            data: { image, action, isAlone },
            // Zero: until it is closed.
            timeout: isWaiting ? 0 : action ? toastDurationWithAction : toastDuration,
          });
          if (isAlone) for (const other of shown.keys()) if (other !== id) manager.close(other);
          shown.set(id, { toast, form: lastForm.current });
          until?.addEventListener('abort', () => manager.close(id), { once: true });
        });
      }),
    [queue, manager, shown, withdrawn, lastForm],
  );
  const place = useToastPlace();
  return (
    <Toast.Provider toastManager={manager} timeout={toastDuration} limit={maxToasts}>
      {/* Remounted for another container: it would follow a changed one an effect too late for the popover. */}
      <Toast.Portal key={place ? 'dialog' : 'page'} className={styles.portal} container={place}>
        <Region label={label} isInDialog={place !== undefined} />
      </Toast.Portal>
    </Toast.Provider>
  );
}

type ShownToast = {
  toast: ToastMessage;
  /** The form that was last submitted before it. */
  form: EventTarget | null;
};

/**
 * The displayed toasts by id. A toast about a saved form is removed when that form is submitted again, as it would
 * contradict its errors; `withdrawn` keeps it until the next submission, in case this one changes nothing.
 */
function useShownToasts(close: (id: string) => void) {
  const [shown] = useState(() => new Map<string, ShownToast>());
  const [withdrawn] = useState(() => new Map<string, ToastMessage>());
  const lastForm = useRef<EventTarget | null>(null);
  useEffect(() => {
    const withdraw = ({ target }: SubmitEvent) => {
      lastForm.current = target;
      withdrawn.clear();
      for (const [id, { toast, form }] of shown) {
        if (!toast.isFromForm || (form && form !== target)) continue;
        withdrawn.set(id, toast);
        close(id);
      }
    };
    document.addEventListener('submit', withdraw, { capture: true });
    return () => document.removeEventListener('submit', withdraw, { capture: true });
  }, [shown, withdrawn, close]);
  return { shown, withdrawn, lastForm };
}

/**
 * The open `Modal`'s container for toasts, or undefined: everything outside a modal dialog is inert, so a toast's
 * action could not be pressed. Moved as soon as the dialog opens, for the same reason as the empty live region above.
 */
function useToastPlace(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const find = () =>
      setPlace([...document.querySelectorAll<HTMLElement>('dialog[open] [data-toasts]')].at(-1));
    find();
    // After the dialog is painted: opening one must respond quickly to the tap.
    return watchDialogs(() => afterFrame(find));
  }, []);
  return place;
}

/** Calls back whenever an element of the page opens or closes; returns the function that ends it. */
function watchDialogs(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => watcher.disconnect();
}

/**
 * In a `Modal`, part of it, below its title; toasts from before it opened are closed, since they are about something
 * else. Elsewhere a popover in the top layer: the latest one is on top, so it is shown again whenever a dialog opens.
 */
function Region({ label, isInDialog }: { label: string; isInDialog: boolean }) {
  const { toasts, close } = Toast.useToastManager<Extras>();
  const region = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  const hasAction = useRef(false);
  hasAction.current = toasts.some(({ data }) => data?.action);
  useEffect(() => {
    if (isInDialog) close();
  }, [isInDialog, close]);
  useEffect(() => {
    if (isEmpty) return;
    const raise = () => {
      region.current?.hidePopover?.();
      region.current?.showPopover?.();
    };
    if (!isInDialog) raise();
    const unwatch = isInDialog ? undefined : watchDialogs(raise);
    // WCAG 2.4.11 (focus not obscured): a toast that covers the focused element is closed.
    const yieldToFocus = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      const queue = region.current;
      // The page and dialog titles take focus programmatically (tabindex -1) and do not count.
      const isStop = element.tabIndex >= 0 && element.matches(':focus-visible');
      if (!queue || !isStop || queue.contains(element)) return;
      // The submit button is pressed next.
      const save = element.closest('form')?.querySelector('[type="submit"]');
      const place = queue.getBoundingClientRect();
      if ([element, save].some((one) => one && overlap(place, one.getBoundingClientRect()))) close();
    };
    // Presses go through toasts without an action (`pointer-events: none`); the covered press closes them.
    const yieldToPress = ({ clientX, clientY }: PointerEvent) => {
      const queue = region.current?.getBoundingClientRect();
      const press = new DOMRect(clientX, clientY, 1, 1);
      if (queue && !hasAction.current && overlap(queue, press)) close();
    };
    document.addEventListener('focusin', yieldToFocus);
    document.addEventListener('pointerdown', yieldToPress, { capture: true });
    return () => {
      unwatch?.();
      document.removeEventListener('focusin', yieldToFocus);
      document.removeEventListener('pointerdown', yieldToPress, { capture: true });
    };
  }, [isEmpty, isInDialog, close]);
  return (
    <Toast.Viewport
      ref={region}
      className={isInDialog ? styles.inDialog : styles.region}
      popover={isInDialog ? undefined : 'manual'}
      aria-label={label}
    >
      <ToastList toasts={toasts} onPressed={close} />
    </Toast.Viewport>
  );
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

type Shown = ReturnType<typeof Toast.useToastManager<Extras>>['toasts'];

/** Prevents a line break at the hyphen of an order's number. */
function keepNumbers(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  return text.split(/(MN-\d+)/).map((piece, place) => {
    if (place % 2 === 0) return piece;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text; they have no other name.
      <span key={place} className={styles.number}>
        {piece}
      </span>
    );
  });
}

function ToastList({ toasts, onPressed }: { toasts: Shown; onPressed: (id: string) => void }) {
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={styles.toast}
      data-with-action={toast.data?.action ? true : undefined}
      data-alone={toast.data?.isAlone || undefined}
      {...politeWord}
      swipeDirection={['up', 'left', 'right']}
    >
      {toast.data?.image && <img src={toast.data.image} width={48} height={48} alt="" />}
      <Toast.Description className={styles.text}>{keepNumbers(toast.description)}</Toast.Description>
      {toast.data?.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onPressed(toast.id);
            toast.data?.action?.onPress();
          }}
        >
          {toast.data.action.label}
        </button>
      )}
    </Toast.Root>
  ));
}
