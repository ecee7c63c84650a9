/** The numbered colours of a motif; which colours they are is decided where it is shown. */
export type Thread = 1 | 2 | 3 | 4;
/** A motif as a page shows it: one path a thread, on a canvas of `width` × `height` stitches. */
export type MotifPaths = {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly thread: Thread; readonly d: string }[];
};

/** The pieces of the figure 404 whose last stitches have come loose; the thread runs off to a needle. */
export type Unravelled = {
  readonly viewBox: string;
  /** What is still sewn, 30 × 9 stitches; to be filled. */
  readonly stitches: string;
  /** Needle holes of what came loose; to be stroked, .16 wide, round. */
  readonly holes: string;
  /** The loose thread; to be stroked, .3 wide, round. */
  readonly thread: string;
  readonly needle: { readonly transform: string; readonly body: string; readonly eye: string };
};
