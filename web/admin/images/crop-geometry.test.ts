import { describe, expect, test } from 'vitest';
import {
  firstFrame,
  fitFrame,
  isInside,
  limitView,
  moveFrame,
  placeOf,
  pullCorner,
} from './crop-geometry.ts';

const stage = { width: 600, height: 480 };
const square = { width: 1000, height: 1000 };
const frame = { x: 120, y: 60, width: 360, height: 360 };

test('the frame begins with 60 % of the width, in the middle', () => {
  expect(firstFrame(stage, 1, square)).toEqual(frame);
  expect(firstFrame(stage, 2, square)).toEqual({ x: 120, y: 150, width: 360, height: 180 });
});

test('on a stage too low for that, the frame is as high as the stage', () => {
  expect(firstFrame({ width: 1000, height: 480 }, 1, square)).toEqual({
    x: 260,
    y: 0,
    width: 480,
    height: 480,
  });
});

test('the frame begins inside of the image, however narrow that is', () => {
  const wide = { width: 656, height: 480 };
  const portrait = { width: 3000, height: 4000 };
  const begun = firstFrame(wide, 1, portrait);
  expect(begun).toEqual({ x: 148, y: 60, width: 360, height: 360 });
  expect(isInside({ frame: begun, view: { zoom: 1, pan: { x: 0, y: 0 } } }, portrait, wide)).toBe(true);
  expect(firstFrame(wide, 1, { width: 100, height: 5000 }).width).toBe(20);
});

test('a frame that was drawn beyond the image, or whose image was panned away, is not inside of it', () => {
  const still = { zoom: 1, pan: { x: 0, y: 0 } };
  expect(isInside({ frame, view: still }, square, stage)).toBe(true);
  expect(isInside({ frame: { ...frame, x: 0 }, view: still }, square, stage)).toBe(false);
  expect(isInside({ frame, view: { zoom: 1, pan: { x: 0, y: 200 } } }, square, stage)).toBe(false);
  expect(isInside({ frame, view: { zoom: 2, pan: { x: 0, y: 200 } } }, square, stage)).toBe(true);
});

test('the frame moves as far as the stage goes', () => {
  expect(moveFrame(frame, { x: 10, y: -20 }, stage)).toEqual({ ...frame, x: 130, y: 40 });
  expect(moveFrame(frame, { x: -999, y: 999 }, stage)).toEqual({ ...frame, x: 0, y: 120 });
});

describe('a pulled corner', () => {
  test('leaves the other corner where it is and keeps the ratio', () => {
    expect(pullCorner(frame, 'se', { x: 40, y: 5 }, stage)).toEqual({ ...frame, width: 400, height: 400 });
    expect(pullCorner(frame, 'nw', { x: 40, y: 5 }, stage)).toEqual({
      x: 160,
      y: 100,
      width: 320,
      height: 320,
    });
    const wide = { x: 0, y: 0, width: 200, height: 100 };
    expect(pullCorner(wide, 'se', { x: 0, y: 50 }, stage)).toEqual({ ...wide, width: 300, height: 150 });
  });

  test('never makes it smaller than 20 pixels, nor turns it inside out', () => {
    expect(pullCorner(frame, 'se', { x: -900, y: -900 }, stage)).toEqual({ ...frame, width: 20, height: 20 });
    expect(pullCorner(frame, 'nw', { x: 900, y: 0 }, stage)).toEqual({
      x: 460,
      y: 400,
      width: 20,
      height: 20,
    });
  });

  test('does not leave the stage', () => {
    expect(pullCorner(frame, 'se', { x: 900, y: 900 }, stage)).toEqual({ ...frame, width: 420, height: 420 });
    expect(pullCorner(frame, 'nw', { x: -900, y: -900 }, stage)).toEqual({
      x: 60,
      y: 0,
      width: 420,
      height: 420,
    });
  });
});

test('when the phone is turned, the frame shrinks and comes back onto the stage', () => {
  expect(fitFrame(frame, { width: 300, height: 300 })).toEqual({ x: 0, y: 0, width: 300, height: 300 });
  expect(fitFrame(frame, { width: 500, height: 400 })).toEqual({ ...frame, y: 40 });
});

test('zoom goes from 1 to 3 by hundredths, pan up to 1000 pixels each way', () => {
  expect(limitView({ zoom: 1.23456, pan: { x: 999.5, y: -3 } })).toEqual({
    zoom: 1.23,
    pan: { x: 999.5, y: -3 },
  });
  expect(limitView({ zoom: 9, pan: { x: 2000, y: -2000 } })).toEqual({ zoom: 3, pan: { x: 1000, y: -1000 } });
  expect(limitView({ zoom: 0, pan: { x: 0, y: 0 } }).zoom).toBe(1);
});

test('at zoom 1 the whole image is in the middle of the stage', () => {
  const image = { width: 1200, height: 600 };
  const whole = { x: 0, y: 90, width: 600, height: 300 };
  expect(placeOf({ zoom: 1, pan: { x: 0, y: 0 } }, image, stage)).toEqual(whole);
  const twice = { x: -293, y: -52, width: 1200, height: 600 };
  expect(placeOf({ zoom: 2, pan: { x: 7, y: 8 } }, image, stage)).toEqual(twice);
});
