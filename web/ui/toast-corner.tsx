import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef, useState } from 'react';
import styles from './toast.module.css';
import type { ToastMessage, ToastQueue } from './toast.tsx';

/** How long a toast stays, in milliseconds; it waits while it is pointed at or has the focus. */
const shownFor = 3000;
/** What can be pressed has to be read and reached first. */
const shownWithAction = 10_000;

/** More at once would cover what is used next. */
const mostToasts = 2;

type Extras = Pick<ToastMessage, 'picture' | 'action'>;

// The library makes a dialog of each toast; here it is a word in passing.
const politeWord = { role: 'status', 'aria-modal': undefined };

/** The corner where toasts are shown, loaded with the first of them; `label` names it to readers. */
export default function ToastCorner({ label, queue }: { label: string; queue: ToastQueue }) {
  const [manager] = useState(() => Toast.createToastManager<Extras>());
  // The empty corner stands first: readers tell only of what comes into a region that they know.
  useEffect(
    () =>
      queue.take(({ text, picture, action, subject, until }) => {
        if (until?.aborted) return;
        const id = manager.add({
          // The same words again renew the toast that says them.
          id: subject ?? (typeof text === 'string' ? text : undefined),
          description: text,
          data: { picture, action },
          timeout: action ? shownWithAction : shownFor,
        });
        until?.addEventListener('abort', () => manager.close(id), { once: true });
      }),
    [queue, manager],
  );
  return (
    <Toast.Provider toastManager={manager} timeout={shownFor} limit={mostToasts}>
      <Toast.Portal>
        <Corner label={label} />
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** In the browser's top layer, where what came last lies above: a dialog that opens puts it back on top. */
function Corner({ label }: { label: string }) {
  const { toasts, close } = Toast.useToastManager<Extras>();
  const corner = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  const hasAction = useRef(false);
  hasAction.current = toasts.some(({ data }) => data?.action);
  useEffect(() => {
    if (isEmpty) return;
    const raise = () => {
      corner.current?.hidePopover?.();
      corner.current?.showPopover?.();
    };
    raise();
    const watcher = new MutationObserver(raise);
    watcher.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    // The word has been said: what the keys come to is never left under it.
    const yieldToFocus = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      const queue = corner.current;
      // The page itself and a dialog's title take the focus too, and are nothing to press.
      const isStop = element.tabIndex >= 0 && element.matches(':focus-visible');
      if (!queue || !isStop || queue.contains(element)) return;
      if (overlap(queue.getBoundingClientRect(), element.getBoundingClientRect())) close();
    };
    // A finger goes through the words to what lies under them.
    const yieldToPress = ({ clientX, clientY }: PointerEvent) => {
      const queue = corner.current?.getBoundingClientRect();
      const press = new DOMRect(clientX, clientY, 1, 1);
      if (queue && !hasAction.current && overlap(queue, press)) close();
    };
    document.addEventListener('focusin', yieldToFocus);
    document.addEventListener('pointerdown', yieldToPress, { capture: true });
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', yieldToFocus);
      document.removeEventListener('pointerdown', yieldToPress, { capture: true });
    };
  }, [isEmpty, close]);
  return (
    <Toast.Viewport ref={corner} className={styles.corner} popover="manual" aria-label={label}>
      <ToastList toasts={toasts} onPressed={close} />
    </Toast.Viewport>
  );
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

type Shown = ReturnType<typeof Toast.useToastManager<Extras>>['toasts'];

function ToastList({ toasts, onPressed }: { toasts: Shown; onPressed: (id: string) => void }) {
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={styles.message}
      data-with-action={toast.data?.action ? true : undefined}
      {...politeWord}
      swipeDirection={['up', 'left', 'right']}
    >
      {toast.data?.picture && <img src={toast.data.picture} width={48} height={48} alt="" />}
      <Toast.Description className={styles.text} />
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
