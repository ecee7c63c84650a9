/**
 * Scrolls a row horizontally to centre the element that the selector finds. Only the row: `scrollIntoView` would scroll
 * the page, too.
 */
export function centreInRow(row: HTMLElement | null, selector: string): void {
  const current = row?.querySelector(selector);
  if (!row || !current) return;
  const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  row.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2 });
}
