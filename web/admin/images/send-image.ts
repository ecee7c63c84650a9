import { uploadImage } from '../../../contracts/uploads.ts';
import { call } from '../../http/api.ts';
import { shrinkImage } from './shrink-image.ts';

/** Uploads a data image, shrunk, and answers its path; an address, a path and '' are answered as they are. */
export async function sendImage(image: string): Promise<string> {
  if (!image.startsWith('data:')) return image;
  const file = fileOf(await shrinkImage(image));
  return (await call(uploadImage, { file })).image;
}

/** The bytes of a data URL. Not by `fetch`: the page's policy lets it ask the shop alone. */
function fileOf(dataUrl: string): Blob {
  const [head = '', data = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' });
}
