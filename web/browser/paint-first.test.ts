import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = [
  '<head><link rel="modulepreload" href="/assets/list.js"/><link rel="modulepreload" href="/assets/shop.js"/>',
  '<link rel="stylesheet" href="/assets/shop.css"/></head><body>',
  '<script type="module" async="">import "/assets/list.js";\nimport * as route0 from "/assets/root.js";\n',
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/shop.js");</script></body>',
].join('');

test('scripts are asked for by the page when it is drawn, and by nothing before', () => {
  const painted = paintFirst(page);
  expect(painted).not.toContain('<link rel="modulepreload"');
  expect(painted).toContain('<link rel="stylesheet" href="/assets/shop.css"/>');
  expect(painted).toContain('["/assets/list.js","/assets/shop.js"]');
  expect(painted).not.toMatch(/(^|>)import [^(]/m);
  expect(painted).toContain(
    'await import("/assets/list.js");\nconst route0 = await import("/assets/root.js");',
  );
  expect(painted).toContain('import("/assets/shop.js");</script>');
});

test('a page without scripts stays as it is', () => {
  expect(paintFirst('<p>no scripts</p>')).toBe('<p>no scripts</p>');
});
