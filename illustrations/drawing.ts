import { plum } from './colour.ts';
import { ellipse } from './svg.ts';

/** The stage is 240 × 240: things stand on this line … */
export const floor = 228;
/** … about this axis, a little left of the middle, because shadows fall to the right. */
export const centre = 117;

/** What one picture gathers while it is drawn. */
export type Drawing = {
  readonly key: string;
  /** The next of a row of numbers from 0 to 1 that is always the same for the same key. */
  readonly random: () => number;
  readonly definitions: string[];
  usedIds: number;
};

export function startDrawing(key: string): Drawing {
  return { key, random: repeatableRandom(hashText(key)), definitions: [], usedIds: 0 };
}

/** Adds a definition and returns its id, which carries the key so that pictures can share a page. */
export function define(drawing: Drawing, markup: (id: string) => string): string {
  const id = `${drawing.key}-${drawing.usedIds++}`;
  drawing.definitions.push(markup(id));
  return id;
}

/** Shows `body` only inside the outline. */
export function clip(drawing: Drawing, outline: string, body: string): string {
  const id = define(drawing, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

/** The two flat shadows of something round that stands from `left` to `right`. */
export function castShadow(left: number, right: number, depth = 6): string {
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  return (
    ellipse(middle + 9, floor - 1, reach + 13, depth + 1, plum, 0.1) +
    ellipse(middle + 3, floor, reach + 2, depth - 1.5, plum, 0.2)
  );
}

/** The single flat shadow of something square. */
export function castBoxShadow(middle: number, reach: number): string {
  return ellipse(middle, floor, reach, 6.5, plum, 0.1);
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

/** Mulberry32. */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
