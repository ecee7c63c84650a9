import type { ImageFault } from '../../../../contracts/import-images.ts';

const reasons: Record<ImageFault['reason'], string> = {
  address: 'This isn’t a public web address, so we didn’t open it.',
  unreachable: 'We couldn’t reach the other server.',
  status: 'The other server didn’t send it.',
  redirects: 'The other server kept redirecting us.',
  too_large: 'It’s larger than 12 MB.',
  too_slow: 'It took longer than 20 seconds.',
  no_image: 'It isn’t a picture we can use: JPEG, PNG or WebP, up to 50 megapixels.',
};

export const importImages = {
  heading: 'Pictures',
  copied: (copied: number, total: number) => `Pictures: ${copied} of ${total} copied`,
  text: 'We’re copying them into your shop. You can leave this page in the meantime.',
  done: 'Every picture is in your shop now.',
  failed: (count: number) =>
    count === 1 ? 'One picture couldn’t be copied' : `${count} pictures couldn’t be copied`,
  failedText: 'Until they’re copied, these products show their pictures from the old addresses.',
  reason: ({ reason, status }: ImageFault) => (status ? `${reasons[reason]} (${status})` : reasons[reason]),
  productGone: 'Deleted product',
  retry: 'Try again',
  loadFailed: 'We couldn’t check on the pictures.',
};
