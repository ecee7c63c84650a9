import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './images-field.module.css';

type FileButtonProps = {
  onPick: (files: File[]) => void;
  isBusy: boolean;
  isFull: boolean;
  /** Opens a phone's camera; hidden for mouse users. */
  isCamera?: boolean;
  children: ReactNode;
};

export function FileButton({ onPick, isBusy, isFull, isCamera = false, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={isCamera ? styles.camera : undefined}>
      <Button variant="line" size="sm" busy={isBusy} disabled={isFull} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Resets the input: otherwise picking the same file again fires no `change`.
          event.target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </span>
  );
}

type PasteButtonProps = { onPick: (files: Blob[]) => void; onNothing: () => void; isFull: boolean };

/** For phones, which have no Ctrl+V; only where the browser lets pages read the clipboard. */
export function PasteButton({ onPick, onNothing, isFull }: PasteButtonProps) {
  const { images } = useAdminWords();
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(typeof navigator.clipboard?.read === 'function'), []);
  const paste = async () => {
    const items = await navigator.clipboard.read().catch(() => []);
    for (const item of items) {
      const type = item.types.find((name) => name.startsWith('image/'));
      if (type) return onPick([await item.getType(type)]);
    }
    onNothing();
  };
  return isThere ? (
    <Button variant="line" size="sm" disabled={isFull} onClick={paste}>
      {images.paste}
    </Button>
  ) : null;
}
