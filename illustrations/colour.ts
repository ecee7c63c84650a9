/** A colour as six hexadecimal digits: `#8c1d2f`. */
export type Colour = string;

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** The warm dark colour of shadows. */
export const plum: Colour = '#321712';
const light: Colour = '#fff9ec';
const tan: Colour = '#86603f';

/** Mixes two colours; `amount` 0 is the first, 1 the second. Perceptually uniform (OKLab, B. Ottosson, 2020). */
export function mix(first: Colour, second: Colour, amount: number): Colour {
  const [l1, a1, b1] = toLab(first);
  const [l2, a2, b2] = toLab(second);
  return fromLab([l1 + (l2 - l1) * amount, a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount]);
}

/** The shaded side. Pale colours are shaded toward tan, never toward grey. */
export function shade(colour: Colour, amount = 0.2): Colour {
  return lightness(colour) > 0.8 ? mix(colour, tan, amount * 1.15) : mix(colour, plum, amount);
}

/** The colour's own dark tone, for lines and gaps. */
export function deepen(colour: Colour): Colour {
  return lightness(colour) > 0.8 ? mix(colour, tan, 0.62) : mix(colour, plum, 0.42);
}

/** The lit side. */
export function lighten(colour: Colour, amount = 0.4): Colour {
  return mix(colour, light, amount);
}

/** Whether highlights on this colour must be broad and nearly white to be visible. */
export function isPale(colour: Colour): boolean {
  return lightness(colour) > 0.72;
}

function lightness(colour: Colour): number {
  return toLab(colour)[0];
}

function toLab(colour: Colour): Lab {
  const channel = (start: number) => toLinear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const medium = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  return [
    0.2105 * long + 0.7936 * medium - 0.0041 * short,
    1.978 * long - 2.4286 * medium + 0.4506 * short,
    0.0259 * long + 0.7828 * medium - 0.8087 * short,
  ];
}

function fromLab([lightness, greenRed, blueYellow]: Lab): Colour {
  const long = (lightness + 0.3963 * greenRed + 0.2158 * blueYellow) ** 3;
  const medium = (lightness - 0.1056 * greenRed - 0.0639 * blueYellow) ** 3;
  const short = (lightness - 0.0895 * greenRed - 1.2915 * blueYellow) ** 3;
  const channels = [
    4.0767 * long - 3.3077 * medium + 0.231 * short,
    -1.2684 * long + 2.6098 * medium - 0.3413 * short,
    -0.0042 * long - 0.7034 * medium + 1.7076 * short,
  ];
  return `#${channels.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(value: number): number {
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.max(0, Math.min(1, encoded)));
}
