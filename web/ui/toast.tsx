import { Toast } from '@base-ui/react/toast';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import styles from './toast.module.css';

/** How long a toast stays, in milliseconds; it waits while it is pointed at or has the focus. */
const shownFor = 3000;
/** What can be pressed has to be read and reached first. */
const shownWithAction = 10_000;

type Slip = {
  text: ReactNode;
  /** Address of a picture of the thing. */
  picture?: string;
  /** Something to press, as Undo; the slip goes when it was pressed. */
  action?: { label: string; onPress: () => void };
};
type Extras = Pick<Slip, 'picture' | 'action'>;

// The library makes a dialog of each toast; here it is a word in passing.
const politeWord = { role: 'status', 'aria-modal': undefined };

const ShowToast = createContext<(slip: Slip) => void>(() => {});

/** Gives a function that shows a short word at the top end corner, told politely to readers. */
export const useShowToast = () => useContext(ShowToast);

/** Stands around the pages; `label` names the corner to readers. */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  const [manager] = useState(() => Toast.createToastManager<Extras>());
  // Made once, so that a toast redraws its own corner and none of those who can show one.
  const [show] = useState(() => ({ text, picture, action }: Slip) => {
    manager.add({
      description: text,
      data: { picture, action },
      ...(action && { timeout: shownWithAction }),
    });
  });
  return (
    <Toast.Provider toastManager={manager} timeout={shownFor} limit={3}>
      <ShowToast value={show}>{children}</ShowToast>
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
      const slips = corner.current;
      // The page itself and a dialog's title take the focus too, and are nothing to press.
      const isStop = element.tabIndex >= 0 && element.matches(':focus-visible');
      if (!slips || !isStop || slips.contains(element)) return;
      if (overlap(slips.getBoundingClientRect(), element.getBoundingClientRect())) close();
    };
    document.addEventListener('focusin', yieldToFocus);
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', yieldToFocus);
    };
  }, [isEmpty, close]);
  return (
    <Toast.Viewport ref={corner} className={styles.corner} popover="manual" aria-label={label}>
      <Slips toasts={toasts} onPressed={close} />
    </Toast.Viewport>
  );
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

type Shown = ReturnType<typeof Toast.useToastManager<Extras>>['toasts'];

function Slips({ toasts, onPressed }: { toasts: Shown; onPressed: (id: string) => void }) {
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={styles.slip}
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
