const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const start = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** Resolves at the first paint. Background tabs never paint, hence the timeout of one second. */
const firstPaint =
  "await new Promise((go)=>{setTimeout(go,1000);try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch{}});";

/**
 * Defers `modulepreload` and the entry script until the first paint, so that scripts do not compete for bandwidth with
 * styles, fonts and images. All chunks are then preloaded in parallel, as without it.
 */
export function paintFirst(page: string): string {
  const scripts = [...page.matchAll(preload)].map(([, href]) => href);
  if (scripts.length === 0) return page;
  const fetchAll = `for(const href of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`;
  return page
    .replaceAll(preload, '')
    .replace(start, (_, open, code, close) => open + firstPaint + fetchAll + importLater(code) + close);
}

/** Static imports are hoisted above the wait; dynamic imports run after it. */
const importLater = (code: string): string =>
  code
    .replaceAll(/^import (".+?");?$/gm, 'await import($1);')
    .replaceAll(/^import \* as (\w+) from (".+?");$/gm, 'const $1 = await import($2);');
