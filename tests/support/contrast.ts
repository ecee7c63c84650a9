import type { Locator, Page } from 'playwright-core';

/** The relative luminance (WCAG 2) of a colour of three channels of 0 to 255. */
function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast (WCAG 2) of two opaque colours as a browser computes them: `rgb(23, 18, 20)`. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => {
      const channels = colour.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1);
      if (!channels) throw new Error(`${colour} is no opaque colour`);
      return luminanceOf(channels.map(Number));
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour for `contrastOf` by its channels. */
export const colourOf = ([red, green, blue]: readonly number[]): string => `rgb(${red}, ${green}, ${blue})`;

/** A property as the browser computes it. */
export const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

/** The colours of the page's background and of the sheets on it. */
export const backgroundsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const colours = ['--ground', '--surface'].map((token) => {
      probe.style.background = `var(${token})`;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return colours;
  });

/** The contrast of an element's colour with the one of the page's backgrounds that it resembles more. */
export async function leastContrast(element: Locator, property: string): Promise<number> {
  const colour = await styleOf(element, property);
  return Math.min(...(await backgroundsOf(element.page())).map((behind) => contrastOf(colour, behind)));
}
