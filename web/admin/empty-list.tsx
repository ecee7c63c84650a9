import type { ComponentProps } from 'react';
import clay from '../illustrations/scenes/prop-clay.svg';
import { EmptyShelf } from '../ui/empty-shelf.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

type EmptyListProps = Omit<ComponentProps<typeof EmptyShelf>, 'image' | 'ref'>;

/** Empty state of an admin list. When its button resets the filters, the focus moves to the page's heading. */
export function EmptyList(props: EmptyListProps) {
  // Remounted as soon as the button is gone, which is before the list is loaded.
  return <Empty key={props.action ? 'filtered' : 'empty'} {...props} />;
}

function Empty(props: EmptyListProps) {
  const box = useHeadingFocus();
  return <EmptyShelf ref={box} image={<img src={clay} width={120} height={120} alt="" />} {...props} />;
}
