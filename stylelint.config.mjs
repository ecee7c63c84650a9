/** What Biome does not check: sides of the text, spacing from tokens, three breakpoints, no unknown token, registered properties. */

const length = '(?:[^\\s()]|\\((?:[^()]|\\([^()]*\\))*\\))+';
/** Four values of which the second and the fourth, the two sides, differ. */
const sided = `/^${length} (${length}) ${length} (?!\\1(?: |$))${length}/`;

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'at-rule-disallowed-list': [
      ['property'],
      {
        message:
          'Properties are registered in tokens.css: a style sheet that comes later and registers one restyles the whole page.',
      },
    ],
    'media-feature-name-value-allowed-list': [
      { 'max-width': ['560px', '860px', '1140px'], 'min-width': ['561px', '861px', '1141px'] },
      { message: 'The breakpoints are 560, 860 and 1140 px.' },
    ],
    'declaration-property-unit-disallowed-list': [
      { '/^(scroll-)?(margin|padding)|^(row-|column-)?gap$/': ['px'] },
      {
        ignore: ['inside-function'],
        message: 'Spacing is a token: --space-1 (4 px) to --space-32 (128 px).',
      },
    ],
    'selector-disallowed-list': [
      ['/(^|[\\s>+~,(])image(?![\\w-])/'],
      { message: 'A product’s image is a <picture>; <image> is an element of SVG.' },
    ],
    'property-disallowed-list': [
      [
        '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/',
        '/^border-(top|bottom)-(left|right)-radius$/',
        '/^(left|right)$/',
      ],
      { message: 'Name a side of the text (inline-start, inline-end), which turns with it.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(text-align|float|clear|caption-side)$/': ['/^(left|right)/'],
        '/^(margin|padding|inset|border-(width|style|color))$/': [sided],
        transform: ['/translate(X|3d)?\\(\\s*(?!0[,)\\s]|-50%|50%)/'],
      },
      { message: 'Name a side of the text (inline-start, inline-end), which turns with it.' },
    ],
  },
  overrides: [{ files: 'web/styles/tokens.css', rules: { 'at-rule-disallowed-list': null } }],
};
