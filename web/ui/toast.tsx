import { Toast } from '@base-ui/react/toast';
import { createContext, type ReactNode, useContext, useState } from 'react';
import styles from './toast.module.css';

/** How long a toast stays, in milliseconds; it waits while it is pointed at or has the focus. */
const shownFor = 3000;

type Slip = {
  text: ReactNode;
  /** Address of a picture of the thing. */
  picture?: string;
};

// The library makes a dialog of each toast; here it is a word in passing.
const politeWord = { role: 'status', 'aria-modal': undefined };

const ShowToast = createContext<(slip: Slip) => void>(() => {});

/** Gives a function that shows a short word at the top end corner, told politely to readers. */
export const useShowToast = () => useContext(ShowToast);

/** Stands around the pages; `label` names the corner to readers. */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  const [manager] = useState(() => Toast.createToastManager<Pick<Slip, 'picture'>>());
  // Made once, so that a toast redraws its own corner and none of those who can show one.
  const [show] = useState(() => ({ text, picture }: Slip) => {
    manager.add({ description: text, data: { picture } });
  });
  return (
    <Toast.Provider toastManager={manager} timeout={shownFor} limit={3}>
      <ShowToast value={show}>{children}</ShowToast>
      <Toast.Portal>
        <Toast.Viewport className={styles.corner} aria-label={label}>
          <Slips />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Slips() {
  const { toasts } = Toast.useToastManager<Pick<Slip, 'picture'>>();
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
    </Toast.Root>
  ));
}
