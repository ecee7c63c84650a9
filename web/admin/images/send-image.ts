import { uploadImage } from '../../../contracts/uploads.ts';
import { call } from '../../http/api.ts';
import { shrinkImage } from './shrink-image.ts';

/** Uploads a data URL, shrunk, and returns its path; a URL, a path and '' are returned unchanged. */
export async function sendImage(image: string): Promise<string> {
  if (!image.startsWith('data:')) return image;
  const file = fileOf(await shrinkImage(image));
  return (await call(uploadImage, { file })).image;
}

/** The bytes of a data URL. Not by `fetch`: the page's CSP only allows requests to the shop. */
function fileOf(dataUrl: string): Blob {
  const [head = '', data = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' });
}
