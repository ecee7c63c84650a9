import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import 'cropperjs';
import type {
  CropperCanvas,
  CropperHandle,
  CropperImage,
  CropperSelection,
  CropperShade,
  CropperViewer,
} from 'cropperjs';

type Tag<Element, Own = object> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Own;

/** The elements that Cropper.js gives to the page once this file is loaded; it is loaded with the cropper alone. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cropper-canvas': Tag<CropperCanvas>;
      'cropper-image': Tag<CropperImage, { src: string; crossorigin?: string; translatable: boolean }>;
      'cropper-shade': Tag<CropperShade, { themeColor: string }>;
      'cropper-selection': Tag<CropperSelection, { outlined: boolean; themeColor: string }>;
      'cropper-handle': Tag<CropperHandle, { action: string; plain?: boolean; 'data-corner'?: string }>;
      'cropper-viewer': Tag<CropperViewer, { selection: string }>;
    }
  }
}
