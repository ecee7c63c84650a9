const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const start = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** Until something has been drawn; a page that nobody looks at draws nothing, and waits no longer than this. */
const firstPaint =
  "await new Promise((go)=>{setTimeout(go,1000);try{new PerformanceObserver(go).observe({type:'paint',buffered:true})}catch{}});";

/**
 * A page's HTML as the router writes it, with its scripts asked for once the page is drawn: before that they would only
 * take the line from what is looked at, the styles, letters and pictures. Then all are asked for at once, as before.
 */
export function paintFirst(page: string): string {
  const scripts = [...page.matchAll(preload)].map(([, href]) => href);
  if (scripts.length === 0) return page;
  const fetchAll = `for(const href of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`;
  return page
    .replaceAll(preload, '')
    .replace(start, (_, open, code, close) => open + firstPaint + fetchAll + importLater(code) + close);
}

/** Imports that stand at the head of a module are carried out before all else; these in their place. */
const importLater = (code: string): string =>
  code
    .replaceAll(/^import (".+?");?$/gm, 'await import($1);')
    .replaceAll(/^import \* as (\w+) from (".+?");$/gm, 'const $1 = await import($2);');
