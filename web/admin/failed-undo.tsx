import { type ReactNode, useEffect, useState } from 'react';

let count = 0;

/** What an undo was about and, until the network is back, that it failed for want of one. Each failure is one of its own. */
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
