/**
 * Makes the example photographs of the page of components: `node illustrations/make-photographs.mjs`. They are
 * computed, with the soft light, the noise and the shallow focus of a phone's photographs.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const light = (id, stops, attributes = 'x1="0" y1="0" x2="1" y2="0"') =>
  `<linearGradient id="${id}" ${attributes}>${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

/** A jar on a table. `olives` are its contents from above, row by row. */
function jar({ width, height, wall, table, glass, fill, lid, x, y, size }) {
  const [w, h] = [size, size * 1.25];
  const olives = Array.from({ length: 90 }, (_, n) => {
    const [column, row] = [n % 9, Math.floor(n / 9)];
    const jitter = ((n * 7919) % 13) / 13 - 0.5;
    const cx = x - w * 0.42 + (column + 0.5 + jitter * 0.4) * ((w * 0.84) / 9);
    const cy = y - h * 0.74 + (row + 0.5 - jitter * 0.5) * ((h * 0.7) / 10);
    return `<ellipse cx="${cx}" cy="${cy}" rx="${w * 0.058}" ry="${w * 0.05}" fill="${fill[n % fill.length]}"/><ellipse cx="${cx - w * 0.016}" cy="${cy - w * 0.018}" rx="${w * 0.014}" ry="${w * 0.009}" fill="#fff" opacity=".45"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>${light('wall', wall, 'x1="0" y1="0" x2="1" y2="1"')}${light('table', table, 'x1="0" y1="0" x2="0" y2="1"')}
  ${light('glass', glass)}${light('lid', lid)}
  <filter id="soft"><feGaussianBlur stdDeviation="${width / 45}"/></filter>
  <filter id="edge"><feGaussianBlur stdDeviation="1.1"/></filter></defs>
  <rect width="100%" height="100%" fill="url(#wall)"/>
  <g filter="url(#soft)"><circle cx="${width * 0.14}" cy="${height * 0.3}" r="${width * 0.1}" fill="#fff" opacity=".35"/>
  <rect x="${width * 0.72}" y="${height * 0.1}" width="${width * 0.2}" height="${height * 0.45}" fill="#5d6b52" opacity=".5"/>
  <rect y="${y - h * 0.12}" width="100%" height="${height}" fill="url(#table)"/>
  <ellipse cx="${x + w * 0.3}" cy="${y}" rx="${w * 0.75}" ry="${w * 0.12}" fill="#1d120c" opacity=".55"/></g>
  <g filter="url(#edge)"><rect x="${x - w / 2}" y="${y - h * 0.84}" width="${w}" height="${h * 0.86}" rx="${w * 0.13}" fill="url(#glass)"/>
  ${olives}
  <rect x="${x - w / 2}" y="${y - h * 0.84}" width="${w}" height="${h * 0.86}" rx="${w * 0.13}" fill="url(#glass)" opacity=".38"/>
  <rect x="${x - w * 0.4}" y="${y - h * 0.76}" width="${w * 0.07}" height="${h * 0.64}" rx="${w * 0.03}" fill="#fff" opacity=".5"/>
  <rect x="${x - w * 0.42}" y="${y - h}" width="${w * 0.84}" height="${h * 0.18}" rx="${w * 0.04}" fill="url(#lid)"/></g></svg>`;
}

const tin = [
  [0, '#8d7a5c'],
  [0.25, '#f2e3bf'],
  [0.6, '#b79a66'],
  [1, '#5f4d33'],
];
const clear = [
  [0, '#9aa38a'],
  [0.2, '#eef0dd'],
  [0.65, '#b8bd9c'],
  [1, '#5c6347'],
];
const photographs = {
  // Portrait, in the cold light of a kitchen.
  olives: jar({
    width: 480,
    height: 640,
    x: 235,
    y: 470,
    size: 230,
    lid: tin,
    glass: clear,
    wall: [
      [0, '#dfe6ea'],
      [1, '#8f9aa3'],
    ],
    table: [
      [0, '#a9a7a2'],
      [1, '#6b6763'],
    ],
    fill: ['#6d7a2a', '#808c38', '#59661f', '#8f9a4b'],
  }),
  // Landscape, by a lamp.
  makdous: jar({
    width: 640,
    height: 480,
    x: 320,
    y: 400,
    size: 200,
    lid: [
      [0, '#5a1a16'],
      [0.3, '#c3584a'],
      [1, '#3d100e'],
    ],
    glass: clear,
    wall: [
      [0, '#e8c79a'],
      [1, '#6b4526'],
    ],
    table: [
      [0, '#8b5a33'],
      [1, '#4a2b16'],
    ],
    fill: ['#3a2233', '#4d2f3f', '#2c1a27', '#6a4536'],
  }),
  // In front of white paper.
  honey: jar({
    width: 480,
    height: 480,
    x: 240,
    y: 390,
    size: 210,
    lid: tin,
    glass: [
      [0, '#a8640f'],
      [0.25, '#f6c455'],
      [0.7, '#d98f1f'],
      [1, '#7c430a'],
    ],
    wall: [
      [0, '#ffffff'],
      [1, '#eceae6'],
    ],
    table: [
      [0, '#f6f4f0'],
      [1, '#dedad3'],
    ],
    fill: ['#e0a12b', '#d8931f', '#eab44a', '#c9811a'],
  }),
};

for (const [name, svg] of Object.entries(photographs)) {
  const image = sharp(Buffer.from(svg));
  const { width, height } = await image.metadata();
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  const bytes = await sharp(await image.png().toBuffer())
    .composite([{ input: noise, blend: 'soft-light' }])
    .webp({ quality: 60 })
    .toBuffer();
  await writeFile(join(import.meta.dirname, '../web/components/photographs', `${name}.webp`), bytes);
  console.log(name, bytes.length);
}
