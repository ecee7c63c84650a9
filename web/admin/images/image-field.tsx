import {
  type ComponentType,
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './image-field.module.css';
import { imageAmong, readImage } from './read-file.ts';

type ImageFieldProps = {
  /** Focus goes to the address. */
  ref?: Ref<{ focus: () => void }>;
  /** A URL, a path of the shop, a data image, or nothing. */
  value: string;
  /** Gets a data image for what is picked or cropped, else what is typed. `shrinkImage` makes it ready to be sent. */
  onChange: (value: string) => void;
  label: ReactNode;
  error?: ReactNode;
};

type Fault = 'enterUrl' | 'unreadable' | 'nothingToPaste' | 'cropperFailed';
type Cropper = ComponentType<{ image: string; onApply: (image: string) => void; onClose: () => void }>;

/** A product's image: picked, dropped, pasted, photographed or by its address; what is picked can be cropped at once. */
export function ImageField({ ref, value, onChange, label, error }: ImageFieldProps) {
  const { images } = useAdminWords();
  const labelId = useId();
  const address = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => address.current?.focus() }), []);
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  // Debounced: else each typed letter of an address would be requested.
  const [isTyping, setTyping] = useState(false);
  const [cropping, setCropping] = useState<{ image: string; Cropper: Cropper }>();
  const isPicked = value.startsWith('data:');

  const openCropper = async (image: string) => {
    try {
      const { CropModal } = await import('./crop-modal.tsx');
      setCropping({ image, Cropper: CropModal });
    } catch {
      setFault('cropperFailed');
    }
  };
  const pick = async (file: Blob) => {
    setFault(undefined);
    setBusy(true);
    try {
      const image = await readImage(file);
      onChange(image);
      await openCropper(image);
    } catch {
      setFault('unreadable');
    }
    setBusy(false);
  };
  const crop = () => {
    setFault(value ? undefined : 'enterUrl');
    if (value) return openCropper(value);
    address.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    const url = event.dataTransfer.getData('text/uri-list').split(/\r?\n/)[0];
    if (file) void pick(file);
    else if (url) change(url);
  };
  const change = (next: string) => {
    setFault(undefined);
    onChange(next);
  };

  const isCropping = cropping !== undefined;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = imageAmong(event.clipboardData?.files);
      if (!file || isCropping) return;
      event.preventDefault();
      void pick(file);
    };
    // Document-wide paste listener: an image in the clipboard is taken wherever the focus is.
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return (
    <fieldset
      aria-labelledby={labelId}
      className={styles.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <div className={styles.image}>
        <ProductImage src={isTyping ? '' : value} size={132} loading="eager" />
      </div>
      <div className={styles.ways}>
        <FileButton onPick={pick} isBusy={isBusy}>
          {images.choose}
        </FileButton>
        <FileButton onPick={pick} isBusy={isBusy} isCamera>
          {images.camera}
        </FileButton>
        <PasteButton onPick={pick} onFault={setFault} />
        {value && (
          <Button variant="text" size="sm" onClick={() => change('')}>
            {images.remove}
          </Button>
        )}
        <p className={styles.hint} role="status">
          {isBusy ? images.reading : isPicked ? images.picked : images.hint}
        </p>
      </div>
      {fault && fault !== 'enterUrl' && (
        <div className={styles.wide}>
          <Alert>{images[fault]}</Alert>
        </div>
      )}
      <div className={styles.address}>
        <Field label={images.url} error={fault === 'enterUrl' ? images.enterUrl : error}>
          <TextInput
            ref={address}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={isPicked ? '' : value}
            onChange={(event) => {
              setTyping(true);
              change(event.target.value);
            }}
            onBlur={() => setTyping(false)}
          />
        </Field>
        <Button variant="line" onClick={crop}>
          {images.crop}
        </Button>
      </div>
      {cropping && (
        <cropping.Cropper
          image={cropping.image}
          onApply={(image) => {
            setCropping(undefined);
            change(image);
          }}
          onClose={() => setCropping(undefined)}
        />
      )}
    </fieldset>
  );
}

type FileButtonProps = {
  onPick: (file: File) => void;
  isBusy: boolean;
  /** Opens a phone's camera; not shown to a mouse. */
  isCamera?: boolean;
  children: ReactNode;
};

function FileButton({ onPick, isBusy, isCamera = false, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={isCamera ? styles.camera : undefined}>
      <Button variant="line" size="sm" busy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture={isCamera ? 'environment' : undefined}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Resets the input: picking the same file again fires no `change` otherwise.
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
    </span>
  );
}

type PasteButtonProps = { onPick: (file: Blob) => void; onFault: (fault: Fault) => void };

/** For phones, which have no Ctrl+V; only where the browser lets a page read the clipboard. */
function PasteButton({ onPick, onFault }: PasteButtonProps) {
  const { images } = useAdminWords();
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(typeof navigator.clipboard?.read === 'function'), []);
  const paste = async () => {
    const items = await navigator.clipboard.read().catch(() => []);
    for (const item of items) {
      const type = item.types.find((name) => name.startsWith('image/'));
      if (type) return onPick(await item.getType(type));
    }
    onFault('nothingToPaste');
  };
  return isThere ? (
    <Button variant="line" size="sm" onClick={paste}>
      {images.paste}
    </Button>
  ) : null;
}
