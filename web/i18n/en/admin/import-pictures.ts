import type { PictureFault } from '../../../../contracts/import-pictures.ts';

const reasons: Record<PictureFault['reason'], string> = {
  address: 'This isn’t a public web address, so the shop doesn’t open it.',
  unreachable: 'We couldn’t reach the other server.',
  status: 'The other server didn’t send it.',
  redirects: 'The other server sent us on and on.',
  too_large: 'It’s larger than 12 MB.',
  too_slow: 'It took longer than 20 seconds.',
  no_picture: 'It isn’t a picture the shop can use: JPEG, PNG or WebP, up to 50 megapixels.',
};

export const importPictures = {
  heading: 'Pictures',
  copied: (copied: number, total: number) => `Pictures: ${copied} of ${total} copied`,
  text: 'They’re copied from the other shop into this one. You can leave this page meanwhile.',
  done: 'Every picture is in your shop now.',
  failed: (count: number) =>
    count === 1 ? 'One picture couldn’t be copied' : `${count} pictures couldn’t be copied`,
  failedText: 'Until they’re copied, these products show the picture from its old address.',
  reason: ({ reason, status }: PictureFault) => (status ? `${reasons[reason]} (${status})` : reasons[reason]),
  productGone: 'Deleted product',
  retry: 'Try again',
  loadFailed: 'We couldn’t load how far the pictures are.',
};
