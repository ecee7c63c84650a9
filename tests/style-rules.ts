import path from 'node:path';
import type { SourceFile } from './architecture-rules.ts';

/** Declarations that name a side of the screen instead of a side of the text. */
const physical = [
  /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/,
  /^border-(top|bottom)-(left|right)-radius$/,
  /^(left|right)$/,
];
const sided = /^(text-align|float|clear|caption-side)$/;

/** The values of a shorthand; spaces inside brackets part nothing. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

function isPhysical(property: string, value: string): boolean {
  if (physical.some((pattern) => pattern.test(property))) return true;
  if (sided.test(property)) return /^(left|right)\b/.test(value);
  if (/^(margin|padding|inset|border-(width|style|color))$/.test(property)) {
    const [, second, , fourth] = partsOf(value.replace(/\s*!important$/, ''));
    return fourth !== undefined && second !== fourth;
  }
  return property === 'transform' && /\btranslate(X|3d)?\(\s*(?!0[,)\s]|-50%|50%)/.test(value);
}

/** Every declaration of a style sheet that does not turn with the text, as `file: property: value`. */
export function physicalDirections({ path: file, source }: SourceFile): string[] {
  const declarations = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<=[{};]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g);
  return [...declarations].flatMap(([, property = '', value = '']) =>
    isPhysical(property, value.trim()) ? [`${file}: ${property}: ${value.trim()}`] : [],
  );
}

/** Classes that a component takes from a style sheet which has none of that name: the element would be drawn without style. */
export function missingClasses(component: SourceFile, sheets: ReadonlyMap<string, string>): string[] {
  const imports = component.source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g);
  return [...imports].flatMap(([, name = '', specifier = '']) => {
    const sheet = path.posix.join(path.posix.dirname(component.path), specifier);
    const defined = new Set(
      [...(sheets.get(sheet) ?? '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one),
    );
    const named = [...component.source.matchAll(new RegExp(`[^\\w/.-]${name}\\.(\\w+)`, 'g'))].map(
      ([, one]) => one,
    );
    return named.filter((one) => !defined.has(one)).map((one) => `${component.path}: ${name}.${one}`);
  });
}
