import type { Drawing } from '../drawing.ts';
import type { Capsule } from '../svg.ts';

/** How one bean, olive or grain is drawn: a capsule, turned by `angle` give or take half of `jitter` (degrees). */
export type Grain = {
  readonly width: number;
  readonly length: number;
  readonly angle: number;
  readonly jitter: number;
  /** Distance to the next one; 1 is side by side. */
  readonly pitch: number;
};

/** A grain about the point `x`, `y`, turned at random. */
export function layGrain({ random }: Drawing, grain: Grain, x: number, y: number): Capsule {
  const turn = ((grain.angle + (random() - 0.5) * grain.jitter) * Math.PI) / 180;
  const [runX, runY] = [Math.cos(turn) * grain.length, Math.sin(turn) * grain.length];
  return [x - runX / 2, y - runY / 2, runX, runY];
}

/** `count` specks at random positions, each extending up to `run` further. */
export function strew(
  { random }: Drawing,
  count: number,
  run: readonly [x: number, y: number],
  placeX: (chance: number) => number,
  placeY: (chance: number) => number,
): Capsule[] {
  return Array.from({ length: count }, () => [placeX(random()), placeY(random()), ...run]);
}
