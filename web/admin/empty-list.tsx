import type { ComponentProps } from 'react';
import clay from '../illustrations/scenes/prop-clay.svg';
import { EmptyShelf } from '../ui/empty-shelf.tsx';

/** Empty state of an admin list. */
export function EmptyList(props: Omit<ComponentProps<typeof EmptyShelf>, 'image'>) {
  return <EmptyShelf image={<img src={clay} width={120} height={120} alt="" />} {...props} />;
}
