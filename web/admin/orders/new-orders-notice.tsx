import { useCallback, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { focusMain } from '../../ui/focus-main.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { confirmSound, toggleSound, useSound } from './chime.ts';
import { markSeen } from './new-orders.ts';
import styles from './new-orders-notice.module.css';
import { useAtRest } from './use-at-rest.ts';
import { useIsCutOff } from './use-is-cut-off.ts';

/**
 * The number of unviewed orders in the list, in a polite live region, so that screen readers announce each new one.
 * After the last one was viewed it stays until the list is idle; otherwise rows would move up under the finger.
 */
export function NewOrdersNotice({ ids }: { ids: string[] }) {
  const { orders } = useAdminWords();
  const count = ids.length;
  const [isKept, setKept] = useState(false);
  if (count > 0 && !isKept) setKept(true);
  const leave = useCallback(() => setKept(false), []);
  useAtRest(isKept && count === 0, leave);
  const press = () => {
    markSeen(...ids);
    leave();
    // Focus management: otherwise the focus would fall to the body with the removed button.
    focusMain();
  };
  return (
    <div className={styles.notice} data-any={isKept || undefined} data-seen={count === 0 || undefined}>
      <p role="status">{count > 0 ? orders.arrived(count) : isKept && orders.allSeen}</p>
      {isKept && (
        <Button size="sm" variant="line" onClick={press}>
          {orders.seen}
        </Button>
      )}
    </div>
  );
}

/** Last on the page, so that it moves no rows: shown while no order events arrive, as `children` says. */
export function StreamNotice({ children }: { children: string }) {
  const isShown = useIsCutOff();
  // The alert is its own live region: nested in another one it would be announced twice.
  return (
    <div className={styles.line} data-above-tabs={isShown || undefined}>
      {isShown && <Alert>{children}</Alert>}
    </div>
  );
}

/**
 * Mute button of the chime, persisted in local storage. While the autoplay policy blocks audio, it says so with a
 * sleeping bell, distinct from a muted one.
 */
export function SoundSwitch() {
  const { orders } = useAdminWords();
  const { isOn, isAwake } = useSound();
  // A press that began while the audio was blocked means "unmute", not "mute"; a long press unblocks it by itself.
  const wasAsleep = useRef(false);
  const begin = () => {
    wasAsleep.current = isOn && !isAwake;
  };
  const press = () => {
    if (wasAsleep.current) confirmSound();
    else toggleSound(!isOn);
    wasAsleep.current = false;
  };
  const isHeard = isOn && isAwake;
  const state = isHeard ? orders.soundOn : isOn ? orders.soundAsleep : orders.soundOff;
  return (
    <Button
      size="sm"
      aria-label={state}
      variant={isHeard ? 'ink' : 'line'}
      onPointerDown={begin}
      onKeyDown={begin}
      onClick={press}
    >
      <svg className={styles.bell} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 18V10a7 7 0 0 1 14 0v8M3 18h18M10 21h4" />
        {!isOn && <path d="M3 3l18 18" />}
        {isOn && !isAwake && <path d="M18 1h5l-5 5h5" />}
      </svg>
      <span data-wide>{state}</span>
      <span data-narrow>{orders.sound}</span>
    </Button>
  );
}
