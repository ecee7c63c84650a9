import { type DragEvent, useState } from 'react';

/** A drop zone for files and addresses: `data-over` marks it while something is dragged over it. */
export function useDropZone(onDrop: (data: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    // Prevents the default: otherwise the browser allows no drop, and opens the file instead of the page.
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
