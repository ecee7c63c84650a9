/**
 * Texts whose letters are cut above or below by a box that hides what overflows. Arabic letters reach below a font's own descent,
 * so that line boxes don't tell: the ink of the glyphs is measured.
 */
export function findClippedLetters(): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const clipped: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.nodeValue?.trim();
    const element = node.parentElement;
    if (!canvas || !words || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = canvas.measureText(words);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map(({ top }) => top + ink.fontBoundingBoxAscent);
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowY, display, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none') break;
      if (display === 'inline' || !/hidden|clip/.test(overflowY)) continue;
      const { top, bottom } = box.getBoundingClientRect();
      const isCut = lines.some(
        (baseline) =>
          baseline > top &&
          baseline < bottom &&
          (baseline + ink.actualBoundingBoxDescent > bottom + 1 ||
            baseline - ink.actualBoundingBoxAscent < top - 1),
      );
      if (isCut) clipped.push(`${words.slice(0, 60)} in ${box.outerHTML.slice(0, 80)}`);
    }
  }
  return clipped;
}
