/** What Biome does not check: style sheets turn with the text, and name no side of the screen without a reason. */

const length = '(?:[^\\s()]|\\((?:[^()]|\\([^()]*\\))*\\))+';
/** Four values of which the second and the fourth, the two sides, differ. */
const sided = `/^${length} (${length}) ${length} (?!\\1(?: |$))${length}/`;

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'no-unknown-custom-properties': null,
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
};
