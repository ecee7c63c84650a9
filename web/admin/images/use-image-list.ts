import { useRef, useState } from 'react';
import { type DescribedImage, maxImages } from '../../../contracts/product-images.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { moveTo } from './move-image.ts';

export const noAlt = { en: '', ar: '' };
export const blankImage: DescribedImage = { url: '', alt: noAlt };

export type ImageList = ReturnType<typeof useImageList>;

/** A product's images in order, and the chosen one, which is edited. An empty list has a blank image to type into. */
export function useImageList(images: DescribedImage[], onChange: (images: DescribedImage[]) => void) {
  const say = useAdminWords().images;
  const [wanted, setChosen] = useState(0);
  // Debounced: otherwise each typed letter of an address would be requested.
  const [isTyping, setTyping] = useState(false);
  const [removed, setRemoved] = useState<{ image: DescribedImage; place: number }>();
  const [news, setNews] = useState('');
  // Avoids a stale closure: the list may change while a file is being read.
  const latest = useRef(images);
  latest.current = images;
  const chosen = Math.max(0, Math.min(wanted, images.length - 1));
  const image = images[chosen] ?? blankImage;

  const write = (next: DescribedImage[]) => {
    latest.current = next;
    onChange(next);
  };
  return {
    images,
    chosen,
    choose: setChosen,
    image,
    /** Whether the picture comes from the device: its data URL is not shown as an address. */
    isPicked: image.url.startsWith('data:'),
    isFull: images.length >= maxImages,
    /** How many more fit; a blank image doesn't count. */
    room: maxImages - images.filter(({ url }) => url !== '').length,
    isTyping,
    setTyping,
    canRestore: removed !== undefined,
    /** The status message: that the image was moved. */
    news,
    change: (part: Partial<DescribedImage>) => {
      const next = { ...image, ...part };
      const isNothing = images.length <= 1 && next.url === '';
      write(isNothing ? [] : images.length === 0 ? [next] : images.with(chosen, next));
    },
    /** Adds images at the end, and chooses the first of them. */
    add: (added: DescribedImage[]) => {
      const others = latest.current.filter(({ url }) => url !== '');
      write([...others, ...added]);
      setChosen(others.length);
      setTyping(false);
      setRemoved(undefined);
    },
    move: (from: number, to: number) => {
      write(moveTo(latest.current, from, to));
      setChosen(to);
      setNews(say.moved(to + 1, images.length));
    },
    remove: () => {
      setRemoved(image.url ? { image, place: chosen } : undefined);
      setNews('');
      write(images.toSpliced(chosen, 1));
      setChosen(Math.max(0, chosen - 1));
    },
    restore: () => {
      if (!removed) return;
      write(latest.current.toSpliced(removed.place, 0, removed.image).slice(0, maxImages));
      setChosen(removed.place);
      setRemoved(undefined);
    },
  };
}
