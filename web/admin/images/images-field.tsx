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
import { flushSync } from 'react-dom';
import { type DescribedImage, maxImages } from '../../../contracts/product-images.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ImageDetails } from './image-details.tsx';
import { FileButton, PasteButton } from './image-sources.tsx';
import { ImageStrip } from './image-strip.tsx';
import styles from './images-field.module.css';
import { moveTo } from './move-image.ts';
import { imagesAmong, readImage } from './read-file.ts';
import { shrinkImage } from './shrink-image.ts';

type ImagesFieldProps = {
  /** Focus goes to the address. */
  ref?: Ref<{ focus: () => void }>;
  /** Each at a URL, a path of the shop, a data image, or nothing yet. */
  value: DescribedImage[];
  /** Gets a data image for what is picked or cropped, else what is typed. `shrinkImage` makes it ready to be sent. */
  onChange: (value: DescribedImage[]) => void;
  label: ReactNode;
  error?: ReactNode;
};

type Fault = 'enterUrl' | 'unreadable' | 'nothingToPaste' | 'cropperFailed' | 'tooMany';
type Cropper = ComponentType<{ image: string; onApply: (image: string) => void; onClose: () => void }>;

const noAlt = { en: '', ar: '' };
const blank: DescribedImage = { url: '', alt: noAlt };

/**
 * A product's images in their order, the first of which lists show: picked, dropped, pasted, photographed or by their
 * addresses. One that is picked alone can be cropped at once; the chosen one is described below.
 */
export function ImagesField({ ref, value, onChange, label, error }: ImagesFieldProps) {
  const say = useAdminWords().images;
  const labelId = useId();
  const address = useRef<HTMLInputElement>(null);
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const focusAddress = () => {
    // Rendered at once: what is folded cannot have the focus.
    flushSync(() => setDetailsOpen(true));
    address.current?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: focusAddress }));
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  // Debounced: else each typed letter of an address would be requested.
  const [isTyping, setTyping] = useState(false);
  const [cropping, setCropping] = useState<{ image: string; Cropper: Cropper }>();
  const [wanted, setChosen] = useState(0);
  const [removed, setRemoved] = useState<{ image: DescribedImage; place: number }>();
  const [news, setNews] = useState('');
  // Reading a file takes a while, in which the list may change.
  const latest = useRef(value);
  latest.current = value;
  const chosen = Math.max(0, Math.min(wanted, value.length - 1));
  const image = value[chosen] ?? blank;
  const isPicked = image.url.startsWith('data:');
  const isFull = value.length >= maxImages;

  const write = (images: DescribedImage[]) => {
    latest.current = images;
    onChange(images);
  };
  const change = (part: Partial<DescribedImage>) => {
    setFault(undefined);
    const next = { ...image, ...part };
    const isNothing = value.length <= 1 && next.url === '';
    write(isNothing ? [] : value.length === 0 ? [next] : value.with(chosen, next));
  };
  const openCropper = async (url: string) => {
    try {
      const { CropModal } = await import('./crop-modal.tsx');
      setCropping({ image: url, Cropper: CropModal });
    } catch {
      setFault('cropperFailed');
    }
  };
  const add = (images: DescribedImage[]) => {
    const others = latest.current.filter(({ url }) => url !== '');
    write([...others, ...images]);
    setChosen(others.length);
    setTyping(false);
    setRemoved(undefined);
  };
  const pick = async (files: Blob[]) => {
    const room = maxImages - value.filter(({ url }) => url !== '').length;
    setFault(files.length > room ? 'tooMany' : undefined);
    setBusy(true);
    const urls: string[] = [];
    for (const file of files.slice(0, room)) {
      try {
        const url = await readImage(file);
        urls.push(files.length === 1 ? url : await shrinkImage(url));
      } catch {
        setFault('unreadable');
      }
    }
    if (urls.length > 0) add(urls.map((url) => ({ url, alt: noAlt })));
    if (files.length === 1 && urls[0]) await openCropper(urls[0]);
    setBusy(false);
  };
  const crop = () => {
    setFault(image.url ? undefined : 'enterUrl');
    if (image.url) return openCropper(image.url);
    focusAddress();
  };
  const addAddress = () => {
    add([blank]);
    focusAddress();
  };
  const move = (from: number, to: number) => {
    write(moveTo(latest.current, from, to));
    setChosen(to);
    setNews(say.moved(to + 1, value.length));
  };
  const remove = () => {
    setRemoved(image.url ? { image, place: chosen } : undefined);
    setNews('');
    setFault(undefined);
    write(value.toSpliced(chosen, 1));
    setChosen(Math.max(0, chosen - 1));
  };
  const restore = () => {
    if (!removed) return;
    write(latest.current.toSpliced(removed.place, 0, removed.image).slice(0, maxImages));
    setChosen(removed.place);
    setRemoved(undefined);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = imagesAmong(event.dataTransfer.files);
    const dropped = event.dataTransfer.files.length;
    const url = event.dataTransfer.getData('text/uri-list').split(/\r?\n/)[0];
    if (dropped > 0) void pick(files.length > 0 ? files : [...event.dataTransfer.files]);
    else if (url && isFull) setFault('tooMany');
    else if (url) add([{ url, alt: noAlt }]);
  };

  const state = isFull ? say.full : isPicked ? say.picked : null;
  const statusText = isBusy ? say.reading : removed ? say.removed : news || state;

  const isCropping = cropping !== undefined;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = imagesAmong(event.clipboardData?.files);
      if (files.length === 0 || isCropping) return;
      event.preventDefault();
      void pick(files);
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
      {value.length > 1 && (
        <div className={styles.wide}>
          <ImageStrip images={value} chosen={chosen} onChoose={setChosen} onMove={move} />
          <p className={`${styles.hint} ${styles.desktopHint}`}>{say.orderHint}</p>
        </div>
      )}
      <div className={styles.image} data-chosen-image>
        <ProductImage src={isTyping ? '' : image.url} size={132} loading="eager" />
      </div>
      <div className={styles.actions}>
        <FileButton onPick={pick} isBusy={isBusy} isFull={isFull}>
          {say.choose}
        </FileButton>
        <FileButton onPick={pick} isBusy={isBusy} isFull={isFull} isCamera>
          {say.camera}
        </FileButton>
        <PasteButton onPick={pick} onNothing={() => setFault('nothingToPaste')} isFull={isFull} />
        {image.url && (
          <Button variant="line" size="sm" onClick={crop}>
            {say.crop}
          </Button>
        )}
        {value.length > 0 && (
          <Button variant="text" size="sm" onClick={remove}>
            {say.remove}
          </Button>
        )}
        {removed && (
          <Button variant="text" size="sm" onClick={restore}>
            {say.restore}
          </Button>
        )}
        {value.length > 1 && (
          <span className={styles.move}>
            <Button variant="line" size="sm" disabled={chosen === 0} onClick={() => move(chosen, chosen - 1)}>
              {say.earlier}
            </Button>
            <Button
              variant="line"
              size="sm"
              disabled={chosen === value.length - 1}
              onClick={() => move(chosen, chosen + 1)}
            >
              {say.later}
            </Button>
          </span>
        )}
      </div>
      <p className={styles.hint} role="status">
        {statusText ?? <span className={styles.desktopHint}>{say.hint}</span>}
      </p>
      {fault && fault !== 'enterUrl' && (
        <div className={styles.wide}>
          <Alert>{say[fault]}</Alert>
        </div>
      )}
      <ImageDetails
        addressRef={address}
        image={image}
        isPicked={isPicked}
        isOpen={areDetailsOpen}
        onToggle={setDetailsOpen}
        onChange={change}
        onTyping={setTyping}
        onCrop={crop}
        onAdd={isFull ? undefined : addAddress}
        error={fault === 'enterUrl' ? say.enterUrl : error}
      />
      {cropping && (
        <cropping.Cropper
          image={cropping.image}
          onApply={(url) => {
            setCropping(undefined);
            change({ url });
          }}
          onClose={() => setCropping(undefined)}
        />
      )}
    </fieldset>
  );
}
