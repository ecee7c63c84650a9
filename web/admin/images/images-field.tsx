import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DescribedImage } from '../../../contracts/product-images.ts';
import { Alert } from '../../ui/alert.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { ImageActions } from './image-actions.tsx';
import { ImageDetails } from './image-details.tsx';
import { ImageStrip } from './image-strip.tsx';
import styles from './images-field.module.css';
import { useDropZone } from './use-drop-zone.ts';
import { blankImage, useImageList } from './use-image-list.ts';
import { useImageSources } from './use-image-sources.ts';

type ImagesFieldProps = {
  /** `focus` goes to the address field. */
  ref?: Ref<{ focus: () => void }>;
  /** Each has a URL, a path of the shop, a data URL, or nothing yet. */
  value: DescribedImage[];
  /** Called with data URLs of picked or cropped images, or typed addresses. `shrinkImage` prepares them for the upload. */
  onChange: (value: DescribedImage[]) => void;
  label: ReactNode;
  error?: ReactNode;
};

/**
 * A product's images in order; lists show the first. Images are picked, dropped, pasted, photographed or entered by
 * address. A single picked image can be cropped at once; the chosen image is described below.
 */
export function ImagesField({ ref, value, onChange, label, error }: ImagesFieldProps) {
  const say = useAdminWords().images;
  const labelId = useId();
  const list = useImageList(value, onChange);
  const { image, isPicked, isFull } = list;
  const sources = useImageSources(list);
  const { fault, setFault, cropping } = sources;
  const zone = useDropZone(sources.drop);
  const address = useRef<HTMLInputElement>(null);
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  const focusAddress = () => {
    // Synchronously: a collapsed field can't be focused.
    flushSync(() => setDetailsOpen(true));
    address.current?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: focusAddress }));
  const change = (part: Partial<DescribedImage>) => {
    setFault(undefined);
    list.change(part);
  };
  const remove = () => {
    setFault(undefined);
    list.remove();
  };
  const crop = () => {
    setFault(image.url ? undefined : 'enterUrl');
    if (image.url) return sources.openCropper(image.url);
    focusAddress();
  };
  const addAddress = () => {
    list.add([blankImage]);
    focusAddress();
  };
  const state = isFull ? say.full : isPicked ? say.picked : null;
  const status = sources.isBusy ? say.reading : list.canRestore ? say.removed : list.news || state;
  return (
    <fieldset aria-labelledby={labelId} className={styles.field} {...zone}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {value.length > 1 && (
        <div className={styles.wide}>
          <ImageStrip images={value} chosen={list.chosen} onChoose={list.choose} onMove={list.move} />
          <p className={`${styles.hint} ${styles.desktopHint}`}>{say.orderHint}</p>
        </div>
      )}
      <div className={styles.image} data-chosen-image>
        <ProductImage src={list.isTyping ? '' : image.url} size={132} loading="eager" />
      </div>
      <ImageActions list={list} sources={sources} onCrop={crop} onRemove={remove} />
      <p className={styles.hint} role="status">
        {status ?? <span className={styles.desktopHint}>{say.hint}</span>}
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
        onTyping={list.setTyping}
        onCrop={crop}
        onAdd={isFull ? undefined : addAddress}
        error={fault === 'enterUrl' ? say.enterUrl : error}
      />
      {cropping && (
        <cropping.Cropper
          image={cropping.image}
          onApply={(url) => {
            sources.closeCropper();
            change({ url });
          }}
          onClose={sources.closeCropper}
        />
      )}
    </fieldset>
  );
}
