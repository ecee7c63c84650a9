/** The numbered colours of a motif; the page decides which colours they are. */
export type Thread = 1 | 2 | 3 | 4;
/** A motif for display: one path per colour, on a canvas of `width` × `height` stitches. */
export type MotifPaths = {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly thread: Thread; readonly d: string }[];
};

/** The parts of the figure 404 whose last stitches have come loose; the thread leads to a needle. */
export type Unravelled = {
  readonly viewBox: string;
  /** The remaining stitches, 30 × 9; to be filled. */
  readonly stitches: string;
  /** Needle holes of the loose stitches; to be stroked, .16 wide, round. */
  readonly holes: string;
  /** The loose thread; to be stroked, .3 wide, round. */
  readonly thread: string;
  readonly needle: { readonly transform: string; readonly body: string; readonly eye: string };
};
