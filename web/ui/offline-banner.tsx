import { useEffect, useState } from 'react';
import { useWords } from '../i18n/language.tsx';
import { useOnline } from '../state/online.ts';
import { Icon } from './icon.tsx';
import styles from './offline-banner.module.css';

/** How long it says that the network is back, in milliseconds. */
const shownFor = 4000;

/** A strip at the foot of the screen while there is no network, and a short word when it is back. */
export function OfflineBanner() {
  const { offline } = useWords();
  const isOnline = useOnline();
  const isBack = useReturn(isOnline);
  const text = isOnline ? isBack && offline.back : offline.banner;
  // Stands there empty too: readers are told of what changes inside.
  return (
    <div className={styles.banner} role="status" data-back={isOnline || undefined}>
      {text && (
        <p className="wrap">
          <Icon name={isOnline ? 'check' : 'offline'} />
          {text}
        </p>
      )}
    </div>
  );
}

/** Whether the network has come back a moment ago. */
function useReturn(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) {
      setWasOffline(true);
      return;
    }
    const timer = setTimeout(() => setWasOffline(false), shownFor);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return isOnline && wasOffline;
}
