import type { ComponentProps } from 'react';
import clay from '../illustrations/scenes/prop-clay.svg';
import { EmptyShelf } from '../ui/empty-shelf.tsx';

/** A list of the desk with nothing in it: an empty jar, one line, one button. */
export function NothingHere(props: Omit<ComponentProps<typeof EmptyShelf>, 'picture'>) {
  return <EmptyShelf picture={<img src={clay} width={120} height={120} alt="" />} {...props} />;
}
