/** Pictures of products: choosing one and cutting it to shape. */
export const images = {
  url: 'Image URL',
  hint: 'Choose a picture, drop or paste it here, or enter its web address.',
  choose: 'Choose a picture',
  camera: 'Take a photo',
  paste: 'Paste',
  crop: 'Crop',
  remove: 'Remove picture',
  picked: 'A picture from your device',
  reading: 'Opening the picture…',
  enterUrl: 'Enter image URL first',
  unreadable: 'We couldn’t open this picture. Choose a JPEG, PNG or WebP.',
  nothingToPaste: 'There’s no picture to paste. Copy one first.',
  cropperFailed: 'We couldn’t load the cropper. Check your connection and try again.',

  title: 'Crop the picture',
  close: 'Close',
  loading: 'Loading the picture…',
  frame: 'Crop frame',
  frameHelp:
    'Arrow keys move the frame, or the picture in pan mode. Shift and arrow keys resize the frame. Plus and minus zoom.',
  corners: { nw: 'Upper left corner', se: 'Lower right corner' },
  preview: 'Preview',
  zoom: 'Zoom',
  mode: 'What dragging moves',
  select: 'Select',
  pan: 'Pan',
  cancel: 'Cancel',
  apply: 'Apply crop',
  nothingInFrame:
    'There’s nothing of the picture in the frame. Move the frame or the picture, then apply the crop.',
  notLoaded: 'We couldn’t load the picture. Check its address.',
  crossOrigin:
    'The site this picture comes from doesn’t allow cropping here. You can use it as it is, or save it to your device and choose it from there.',
};
