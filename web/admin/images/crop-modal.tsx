import { useId, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './crop-modal.module.css';
import { CropStage } from './crop-stage.tsx';
import { type CropMode, CropTools } from './crop-tools.tsx';
import { useCrop } from './use-crop.ts';

type CropModalProps = {
  /** URL of the image, or a data URL. */
  image: string;
  /** Width to height of the result. */
  aspectRatio?: number;
  /** Receives a PNG data URL. */
  onApply: (image: string) => void;
  onClose: () => void;
};

/** The crop dialog. Loads the image itself, and shows an error when that fails. */
export function CropModal({ image, aspectRatio = 1, onApply, onClose }: CropModalProps) {
  const { images } = useAdminWords();
  const helpId = useId();
  const [mode, setMode] = useState<CropMode>('select');
  const { shown, measureStage, choose, apply, isFailed, isBlocked, isNothing } = useCrop({
    image,
    aspectRatio,
    onApply,
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={images.title}
      closeLabel={images.close}
      width="wide"
      foot={
        <div className={styles.buttons}>
          <Button variant="line" onClick={onClose}>
            {images.cancel}
          </Button>
          <Button onClick={apply} disabled={!shown || isBlocked}>
            {images.apply}
          </Button>
        </div>
      }
    >
      {isFailed && <Alert>{images.notLoaded}</Alert>}
      {isBlocked && <Alert>{images.crossOrigin}</Alert>}
      {isNothing && <Alert>{images.nothingInFrame}</Alert>}
      <div className={styles.layout} hidden={isFailed}>
        <div ref={measureStage} className={styles.stage}>
          {shown ? (
            <CropStage {...shown} onChange={choose} pans={mode === 'pan'} helpId={helpId} />
          ) : (
            <p className={styles.loading} role="status">
              {images.loading}
            </p>
          )}
        </div>
        {shown && (
          <CropTools shown={shown} choose={choose} mode={mode} onModeChange={setMode} helpId={helpId} />
        )}
      </div>
    </Modal>
  );
}
