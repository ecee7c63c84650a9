/** Pictures of products: choosing one and cutting it to shape. */
export const images = {
  url: 'Image URL',
  hint: 'Choose a picture, drop it here, paste it, or write its address.',
  choose: 'Choose a picture',
  camera: 'Take a photo',
  paste: 'Paste',
  crop: 'Crop',
  remove: 'Remove picture',
  picked: 'A picture from your device',
  reading: 'Opening the picture…',
  enterUrl: 'Enter image URL first',
  unreadable: 'This picture could not be opened. Choose a JPEG, PNG or WebP picture.',
  nothingToPaste: 'There is no picture to paste. Copy one first.',
  cropperFailed: 'The cropper could not be loaded. Check the connection and try again.',

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
  notLoaded: 'The picture could not be loaded. Check its address.',
  crossOrigin:
    'The site this picture comes from does not allow it to be cropped here. You can use it as it is, or save it to your device and choose it from there.',
};
