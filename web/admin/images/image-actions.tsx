import { Button } from '../../ui/button.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useMoveFocus } from '../use-move-focus.ts';
import { FileButton, PasteButton } from './image-sources.tsx';
import styles from './images-field.module.css';
import type { ImageList } from './use-image-list.ts';
import type { useImageSources } from './use-image-sources.ts';

type ImageActionsProps = {
  list: ImageList;
  sources: ReturnType<typeof useImageSources>;
  onCrop: () => void;
  onRemove: () => void;
};

/** Adds images, and crops, removes and moves the chosen image. */
export function ImageActions({ list, sources, onCrop, onRemove }: ImageActionsProps) {
  const say = useAdminWords().images;
  const { images, image, isFull } = list;
  const { pick, isBusy, setFault } = sources;
  return (
    <div className={styles.actions}>
      <FileButton onPick={pick} isBusy={isBusy} isFull={isFull}>
        {say.choose}
      </FileButton>
      <FileButton onPick={pick} isBusy={isBusy} isFull={isFull} isCamera>
        {say.camera}
      </FileButton>
      <PasteButton onPick={pick} onNothing={() => setFault('nothingToPaste')} isFull={isFull} />
      {image.url && (
        <Button variant="line" size="sm" onClick={onCrop}>
          {say.crop}
        </Button>
      )}
      {images.length > 0 && (
        <Button variant="text" size="sm" onClick={onRemove}>
          {say.remove}
        </Button>
      )}
      {list.canRestore && (
        <Button variant="text" size="sm" onClick={list.restore}>
          {say.restore}
        </Button>
      )}
      {images.length > 1 && <MoveButtons list={list} />}
    </div>
  );
}

/** Moves the chosen image by one place: dragging needs a pointer. */
function MoveButtons({ list: { images, chosen, move } }: { list: ImageList }) {
  const say = useAdminWords().images;
  const box = useMoveFocus<HTMLSpanElement>();
  return (
    <span ref={box} className={styles.move}>
      <Button variant="line" size="sm" disabled={chosen === 0} onClick={() => move(chosen, chosen - 1)}>
        {say.earlier}
      </Button>
      <Button
        variant="line"
        size="sm"
        disabled={chosen === images.length - 1}
        onClick={() => move(chosen, chosen + 1)}
      >
        {say.later}
      </Button>
    </span>
  );
}
