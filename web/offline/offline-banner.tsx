import { useEffect, useState } from 'react';
import { useOnline } from '../browser/online.ts';
import { useWords } from '../i18n/language.tsx';
import { useSession } from '../session/session.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './offline-banner.module.css';

/** How long the banner says that the network is back, in milliseconds. */
const shownFor = 4000;

/** Offline banner (also when the profile cannot be loaded), and a short notice after reconnecting. */
export function OfflineBanner() {
  const { offline, shell } = useWords();
  const isUnreached = useSession(({ status }) => status === 'unreached');
  const isOnline = useOnline();
  const isBack = useReturn(isOnline);
  const trouble = !isOnline
    ? offline.banner
    : isUnreached && `${shell.unreached.title}. ${shell.unreached.text}`;
  const text = trouble || (isBack && offline.back);
  // Live region: mounted while empty, since screen readers only announce changes within an existing one.
  return (
    <div className={styles.banner} role="status" data-back={!trouble || undefined}>
      {text && (
        <p className="wrap">
          <Icon name={trouble ? 'offline' : 'check'} />
          {text}
        </p>
      )}
    </div>
  );
}

/** True for a short time after `online`. */
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
