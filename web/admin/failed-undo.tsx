import { type ReactNode, useEffect, useState } from 'react';

let count = 0;

/** Names the subject of a failed undo and, while the device is offline, says so. Each failure is separate. */
export function reportFailedUndo(about: string, failure: string): ReactNode {
  count += 1;
  return <FailedUndo key={count} about={about} failure={failure} />;
}

function FailedUndo({ about, failure }: { about: string; failure: string }) {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const comeBack = () => setBack(true);
    window.addEventListener('online', comeBack);
    return () => window.removeEventListener('online', comeBack);
  }, []);
  return isBack ? about : `${about} · ${failure}`;
}
