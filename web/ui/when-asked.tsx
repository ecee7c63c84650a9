import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '../i18n/language.tsx';
import { reloadOnce } from '../offline/reload-once.ts';
import { useShowToast } from './toast.tsx';

export type LoadedModal = { default: ComponentType };

type WhenAskedProps = { isAsked: boolean; load: () => Promise<LoadedModal>; onLost: () => void };

/** Downloads a modal when it is first asked for. Not `React.lazy`: a lost connection must not break the page. */
export function WhenAsked({ isAsked, load, onLost }: WhenAskedProps) {
  const { errors } = useWords();
  const showToast = useShowToast();
  const [Modal, setModal] = useState<ComponentType | null>(null);
  const isMissing = isAsked && !Modal;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setModal(() => loaded.default),
      async () => {
        onLost();
        if (!(await reloadOnce())) showToast({ text: errors.network });
      },
    );
  }, [isMissing, load, onLost, showToast, errors]);
  return Modal && <Modal />;
}
