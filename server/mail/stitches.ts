import { html } from 'hono/html';
import { wordmark } from '../../contracts/wordmark.ts';

/** Rows of stitches: `.` is empty, `1` is sumac, `3` is saffron. */
type Grid = readonly string[];

const zigzag: Grid = ['1..3..', '11...1', '.11.11', '..111.', '...1..'].map((row) => row.repeat(20));

const threads: Record<string, string> = { '1': '#8c1d2f', '3': '#e0a12b' };

/**
 * Draws a grid as a table of coloured cells: mail programs block images by default, but not tables. Adjacent cells of a
 * colour are merged. `stitch` is in pixels.
 */
function sew(grid: Grid, stitch: number) {
  const width = (grid[0] ?? '').length;
  return html`<table role="presentation" aria-hidden="true" dir="ltr" cellpadding="0" cellspacing="0" border="0" width="${width * stitch}" style="width:${width * stitch}px;table-layout:fixed;border-collapse:collapse;font-size:0;line-height:0"><colgroup><col span="${width}" width="${stitch}"></colgroup>${grid.map(
    (row) =>
      html`<tr height="${stitch}" style="height:${stitch}px">${(row.match(/(.)\1*/g) ?? []).map(sewRun)}</tr>`,
  )}</table>`;
}

function sewRun(run: string) {
  const thread = threads[run[0] ?? ''];
  const span = run.length;
  return thread
    ? html`<td class="thread-${run[0]}" colspan="${span}" bgcolor="${thread}"></td>`
    : html`<td colspan="${span}"></td>`;
}

/** The shop's name in stitches, 52 pixels wide. */
export const sewWordmark = () => html`<div class="wordmark">${sew(wordmark, 4)}</div>`;

/** An embroidered band, clipped to the width of its frame. */
export const sewBand = () => html`<div style="overflow:hidden;max-width:100%">${sew(zigzag, 5)}</div>`;
