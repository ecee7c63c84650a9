import { plum } from './colour.ts';
import { ellipse } from './svg.ts';

/** The floor line of the stage, which is 240 × 240. */
export const floor = 228;
/** The vertical axis, left of the middle, because shadows fall to the right. */
export const centre = 117;

/** The definitions and the state of a picture while it is drawn. */
export type Drawing = {
  readonly key: string;
  /** The next pseudo-random number from 0 to 1; the sequence depends only on the key. */
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

/** Clips `body` to the outline. */
export function clip(drawing: Drawing, outline: string, body: string): string {
  const id = define(drawing, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

/** The two flat shadows of a round object from `left` to `right`. */
export function castShadow(left: number, right: number, depth = 6): string {
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  return (
    ellipse(middle + 9, floor - 1, reach + 13, depth + 1, plum, 0.1) +
    ellipse(middle + 3, floor, reach + 2, depth - 1.5, plum, 0.2)
  );
}

/** The single flat shadow of a rectangular object. */
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
