import { type ComponentType, useEffect, useState } from 'react';
import { imagesAmong, readImage } from './read-file.ts';
import { shrinkImage } from './shrink-image.ts';
import { type ImageList, noAlt } from './use-image-list.ts';

export type ImageFault = 'enterUrl' | 'unreadable' | 'nothingToPaste' | 'cropperFailed' | 'tooMany';
type Cropper = ComponentType<{ image: string; onApply: (image: string) => void; onClose: () => void }>;

/** Adds images from files, the clipboard and drops, and opens the cropper, whose code is loaded on first use. */
export function useImageSources({ room, isFull, add }: ImageList) {
  const [fault, setFault] = useState<ImageFault>();
  const [isBusy, setBusy] = useState(false);
  const [cropping, setCropping] = useState<{ image: string; Cropper: Cropper }>();

  const openCropper = async (url: string) => {
    try {
      const { CropModal } = await import('./crop-modal.tsx');
      setCropping({ image: url, Cropper: CropModal });
    } catch {
      setFault('cropperFailed');
    }
  };
  /** Adds as many files as fit; a single one can be cropped at once. */
  const pick = async (files: Blob[]) => {
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
  const drop = (data: DataTransfer) => {
    const files = imagesAmong(data.files);
    const url = data.getData('text/uri-list').split(/\r?\n/)[0];
    if (data.files.length > 0) void pick(files.length > 0 ? files : [...data.files]);
    else if (url && isFull) setFault('tooMany');
    else if (url) add([{ url, alt: noAlt }]);
  };
  usePastedImages(pick, cropping !== undefined);
  return {
    fault,
    setFault,
    isBusy,
    pick,
    drop,
    cropping,
    openCropper,
    closeCropper: () => setCropping(undefined),
  };
}

/** Accepts an image from the clipboard wherever the focus is; pasted text goes to its field. */
function usePastedImages(onPaste: (files: Blob[]) => void, isPaused: boolean): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = imagesAmong(event.clipboardData?.files);
      if (files.length === 0 || isPaused) return;
      event.preventDefault();
      onPaste(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}
