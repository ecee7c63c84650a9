/** مونة in square kufic, 13 × 7 stitches, coloured by `currentColor`. Without a label it is an ornament. */
export function Wordmark({ label }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 13 7"
      width="65"
      height="35"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <path
        fill="currentColor"
        d="M0 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-4 2h3v1h-3zm4 0h1v3h-1zm2 0h3v1h-3zm4 0h3v1h-3zm-10 1h1v2h-1zm2 0h1v2h-1zm4 0h1v2h-1zm2 0h1v4h-1zm2 0h1v2h-1zm2 0h1v2h-1zm-11 1h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-5 2h2v1h-2z"
      />
    </svg>
  );
}

/** The second store's mark: the same cells, filled with quarter discs and triangles. */
export function CilkaMark({ label }: { label?: string }) {
  return (
    <svg viewBox="0 0 40 12" width="120" height="36" role="img" aria-label={label} aria-hidden={!label}>
      <path
        fill="currentColor"
        d="M4 4v4H0a4 4 0 0 1 4-4zM4 4h4L4 8zM0 8h4v4a4 4 0 0 1-4-4zM4 8v4h4zM12 0a2 2 0 0 1 0 4a2 2 0 0 1 0-4zM10 4h4v8h-4zM16 0h4v12h-4zM22 0h4v12h-4zM26 4h4l-4 4zM26 8v4h4zM36 4v4h-4a4 4 0 0 1 4-4zM36 4h4v8h-4zM32 8h4v4a4 4 0 0 1-4-4z"
      />
    </svg>
  );
}
