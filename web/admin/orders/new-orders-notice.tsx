import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { switchSound, useSound } from './chime.ts';
import { markAllSeen, useNewOrders } from './new-orders.ts';
import styles from './new-orders-notice.module.css';

/** How many orders have come that nobody has looked at; told politely when one more comes. */
export function NewOrdersNotice() {
  const { orders } = useAdminWords();
  const count = useNewOrders(({ ids }) => ids.length);
  return (
    <div className={styles.notice} data-any={count > 0 || undefined}>
      <p role="status">{count > 0 && orders.arrived(count)}</p>
      {count > 0 && (
        <Button size="sm" variant="line" onClick={markAllSeen}>
          {orders.seen}
        </Button>
      )}
    </div>
  );
}

/** The choice stays in this browser. */
export function SoundSwitch() {
  const { orders } = useAdminWords();
  const isOn = useSound((sound) => sound.isOn);
  return (
    <Button size="sm" variant={isOn ? 'soft' : 'line'} onClick={() => switchSound(!isOn)}>
      <svg className={styles.bell} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 18V10a7 7 0 0 1 14 0v8M3 18h18M10 21h4" />
        {!isOn && <path d="M3 3l18 18" />}
      </svg>
      {isOn ? orders.soundOn : orders.soundOff}
    </Button>
  );
}
