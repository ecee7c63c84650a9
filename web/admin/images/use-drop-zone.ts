import { type DragEvent, useState } from 'react';

/** A place to drop files and addresses on: `data-over` marks it while something is held over it. */
export function useDropZone(onDrop: (data: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    // Prevented: the browser drops on nothing else, and opens the file in place of the page.
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
}
