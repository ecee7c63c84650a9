/** Widths in pixels in which kept photographs are served, besides the photograph itself. */
export const imageWidths = [160, 320, 400, 640, 1200, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Formats of these smaller images, best first: a browser takes the first that it knows. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const photograph = /^(\/media\/[0-9a-f]{32})\.webp$/;
const variant = /^(\/media\/[0-9a-f]{32})-([1-9]\d{2,3})\.(avif|webp)$/;

/**
 * The `srcset` of a product image in one format; null for images without variants: drawings, remote images, data URLs.
 * The largest variants are only for the magnified view.
 */
export function imageSet(image: string, format: ImageFormat, isMagnified?: boolean): string | null {
  const stem = photograph.exec(image)?.[1];
  const widths = isMagnified ? imageWidths : imageWidths.slice(0, -1);
  return stem ? widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ') : null;
}

/** The photograph and the variant that a path asks for; null when the shop serves no such path. */
export function readVariantPath(
  path: string,
): { source: string; width: ImageWidth; format: ImageFormat } | null {
  const [, stem, digits, ending] = variant.exec(path) ?? [];
  const width = imageWidths.find((known) => String(known) === digits);
  const format = imageFormats.find((known) => known === ending);
  return stem && width && format ? { source: `${stem}.webp`, width, format } : null;
}
