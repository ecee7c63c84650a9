// Made by web/illustrations/draw-all.ts.
import type { MotifPaths } from './tatreez.ts';
import type { Unravelled } from './unravel.ts';

export const starMotif: MotifPaths = {
  width: 21,
  height: 21,
  paths: [
    {
      thread: 1,
      d: 'M5 0h1v5h-1zm10 0h1v5h-1zm-9 1h1v1h-1zm8 0h1v1h-1zm-7 1h1v1h-1zm6 0h1v1h-1zm-5 1h1v1h-1zm4 0h1v1h-1zm-3 1h1v5h-1zm2 0h1v5h-1zm-11 1h5v1h-5zm6 0h1v1h-1zm8 0h1v1h-1zm2 0h5v1h-5zm-15 1h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm6 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm-17 1h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm-15 1h1v1h-1zm4 0h1v2h-1zm6 0h1v2h-1zm4 0h1v1h-1zm-13 1h3v1h-3zm4 0h1v1h-1zm4 0h1v1h-1zm2 0h3v1h-3zm-10 2h5v1h-5zm8 0h5v1h-5zm-9 1h1v1h-1zm4 0h1v1h-1zm2 0h1v5h-1zm2 0h1v5h-1zm2 0h1v1h-1zm4 0h1v1h-1zm-15 1h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm-17 1h1v2h-1zm4 0h1v1h-1zm2 0h1v1h-1zm6 0h1v1h-1zm2 0h1v1h-1zm4 0h1v2h-1zm-19 1h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm8 0h1v1h-1zm2 0h3v1h-3zm4 0h1v1h-1zm-15 1h1v5h-1zm10 0h1v5h-1zm-7 1h1v1h-1zm4 0h1v1h-1zm-5 1h1v1h-1zm6 0h1v1h-1zm-7 1h1v1h-1zm8 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M6 2h1v3h-1zm8 0h1v3h-1zm-7 1h1v3h-1zm6 0h1v3h-1zm-5 1h1v3h-1zm4 0h1v3h-1zm-10 2h3v1h-3zm14 0h3v1h-3zm-13 1h3v1h-3zm12 0h2v2h-2zm2 0h1v1h-1zm-13 1h3v1h-3zm10 0h1v1h-1zm-10 4h3v1h-3zm10 0h3v1h-3zm-11 1h2v2h-2zm2 0h1v1h-1zm10 0h3v1h-3zm-13 1h1v1h-1zm6 0h1v3h-1zm4 0h1v3h-1zm4 0h3v1h-3zm-9 1h1v3h-1zm6 0h1v3h-1zm-7 1h1v3h-1zm8 0h1v3h-1z',
    },
    {
      thread: 3,
      d: 'M1 1h1v1h-1zm18 0h1v1h-1zm-17 1h1v1h-1zm16 0h1v1h-1zm-15 1h1v1h-1zm14 0h1v1h-1zm-7 7h1v1h-1zm-7 7h1v1h-1zm14 0h1v1h-1zm-15 1h1v1h-1zm16 0h1v1h-1zm-17 1h1v1h-1zm18 0h1v1h-1z',
    },
  ],
};

export const starletMotif: MotifPaths = {
  width: 13,
  height: 13,
  paths: [
    {
      thread: 1,
      d: 'M3 0h1v3h-1zm6 0h1v3h-1zm-5 1h1v3h-1zm4 0h1v3h-1zm-3 1h1v3h-1zm2 0h1v3h-1zm-7 1h3v1h-3zm10 0h3v1h-3zm-9 1h3v1h-3zm8 0h2v2h-2zm2 0h1v1h-1zm-9 1h3v1h-3zm6 0h1v1h-1zm-6 2h3v1h-3zm6 0h3v1h-3zm-7 1h2v2h-2zm2 0h1v1h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h3v1h-3zm-9 1h1v1h-1zm4 0h1v3h-1zm4 0h1v3h-1zm2 0h3v1h-3zm-7 1h1v3h-1zm6 0h1v3h-1z',
    },
    {
      thread: 3,
      d: 'M1 1h1v1h-1zm10 0h1v1h-1zm-5 5h1v1h-1zm-5 5h1v1h-1zm10 0h1v1h-1z',
    },
  ],
};

export const bigstarMotif: MotifPaths = {
  width: 33,
  height: 33,
  paths: [
    {
      thread: 1,
      d: 'M8 0h1v8h-1zm16 0h1v8h-1zm-15 1h1v1h-1zm14 0h1v1h-1zm-13 1h1v1h-1zm12 0h1v1h-1zm-11 1h1v1h-1zm10 0h1v1h-1zm-9 1h1v1h-1zm8 0h1v1h-1zm-7 1h1v1h-1zm6 0h1v1h-1zm-5 1h1v1h-1zm4 0h1v1h-1zm-3 1h1v8h-1zm2 0h1v8h-1zm-17 1h8v1h-8zm9 0h1v1h-1zm14 0h1v1h-1zm2 0h8v1h-8zm-24 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm12 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-29 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm10 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-27 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm8 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-25 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm6 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-23 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-21 1h1v1h-1zm7 0h1v2h-1zm6 0h1v2h-1zm7 0h1v1h-1zm-19 1h6v1h-6zm7 0h1v1h-1zm4 0h1v1h-1zm2 0h6v1h-6zm-13 2h8v1h-8zm11 0h8v1h-8zm-12 1h1v1h-1zm7 0h1v1h-1zm2 0h1v8h-1zm2 0h1v8h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-21 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-23 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm6 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-25 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm8 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-27 1h1v1h-1zm7 0h1v1h-1zm2 0h1v1h-1zm10 0h1v1h-1zm2 0h1v1h-1zm7 0h1v1h-1zm-29 1h1v2h-1zm7 0h1v1h-1zm2 0h1v1h-1zm12 0h1v1h-1zm2 0h1v1h-1zm7 0h1v2h-1zm-31 1h1v1h-1zm2 0h6v1h-6zm7 0h1v1h-1zm14 0h1v1h-1zm2 0h6v1h-6zm7 0h1v1h-1zm-24 1h1v8h-1zm16 0h1v8h-1zm-10 1h1v1h-1zm4 0h1v1h-1zm-5 1h1v1h-1zm6 0h1v1h-1zm-7 1h1v1h-1zm8 0h1v1h-1zm-9 1h1v1h-1zm10 0h1v1h-1zm-11 1h1v1h-1zm12 0h1v1h-1zm-13 1h1v1h-1zm14 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M9 2h1v6h-1zm14 0h1v6h-1zm-13 1h1v6h-1zm12 0h1v6h-1zm-11 1h1v6h-1zm10 0h1v6h-1zm-9 1h1v6h-1zm8 0h1v6h-1zm-7 1h1v6h-1zm6 0h1v6h-1zm-5 1h1v6h-1zm4 0h1v6h-1zm-16 2h6v1h-6zm23 0h6v1h-6zm-22 1h6v1h-6zm21 0h2v5h-2zm2 0h4v1h-4zm-22 1h6v1h-6zm19 0h1v4h-1zm3 0h3v1h-3zm-21 1h6v1h-6zm17 0h1v3h-1zm4 0h2v1h-2zm-20 1h6v1h-6zm15 0h1v2h-1zm5 0h1v1h-1zm-19 1h6v1h-6zm13 0h1v1h-1zm-13 4h6v1h-6zm13 0h6v1h-6zm-14 1h2v5h-2zm2 0h4v1h-4zm13 0h6v1h-6zm-16 1h1v4h-1zm3 0h3v1h-3zm6 0h1v6h-1zm4 0h1v6h-1zm4 0h6v1h-6zm-18 1h1v3h-1zm4 0h2v1h-2zm5 0h1v6h-1zm6 0h1v6h-1zm4 0h6v1h-6zm-20 1h1v2h-1zm5 0h1v1h-1zm4 0h1v6h-1zm8 0h1v6h-1zm4 0h6v1h-6zm-22 1h1v1h-1zm9 0h1v6h-1zm10 0h1v6h-1zm4 0h6v1h-6zm-15 1h1v6h-1zm12 0h1v6h-1zm-13 1h1v6h-1zm14 0h1v6h-1z',
    },
    {
      thread: 3,
      d: 'M1 1h1v1h-1zm30 0h1v1h-1zm-29 1h1v1h-1zm28 0h1v1h-1zm-27 1h1v1h-1zm26 0h1v1h-1zm-25 1h1v1h-1zm24 0h1v1h-1zm-23 1h1v1h-1zm22 0h1v1h-1zm-21 1h1v1h-1zm20 0h1v1h-1zm-10 10h1v1h-1zm-10 10h1v1h-1zm20 0h1v1h-1zm-21 1h1v1h-1zm22 0h1v1h-1zm-23 1h1v1h-1zm24 0h1v1h-1zm-25 1h1v1h-1zm26 0h1v1h-1zm-27 1h1v1h-1zm28 0h1v1h-1zm-29 1h1v1h-1zm30 0h1v1h-1z',
    },
  ],
};

export const cypressMotif: MotifPaths = {
  width: 13,
  height: 26,
  paths: [
    {
      thread: 1,
      d: 'M6 0h1v1h-1zm-1 1h1v2h-1zm2 0h1v2h-1zm-3 2h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-3 1h1v2h-1zm2 0h1v2h-1zm-3 1h1v2h-1zm4 0h1v2h-1zm-5 1h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm-7 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-6 1h1v2h-1zm4 0h1v2h-1zm-5 1h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm-7 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-9 1h1v2h-1zm3 0h1v2h-1zm4 0h1v2h-1zm3 0h1v2h-1zm-11 1h1v2h-1zm3 0h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm3 0h1v2h-1zm-10 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-9 1h1v2h-1zm3 0h1v2h-1zm4 0h1v2h-1zm3 0h1v2h-1zm-11 1h1v2h-1zm3 0h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm3 0h1v2h-1zm-10 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-9 1h1v2h-1zm3 0h1v2h-1zm4 0h1v2h-1zm3 0h1v2h-1zm-11 1h1v2h-1zm3 0h1v2h-1zm3 0h1v1h-1zm3 0h1v2h-1zm3 0h1v2h-1zm-10 1h1v2h-1zm3 0h1v2h-1zm2 0h1v2h-1zm3 0h1v2h-1zm-6 1h1v1h-1zm4 0h1v1h-1zm-2 1h1v1h-1zm-1 3h3v2h-3zm-2 1h2v1h-2zm5 0h2v1h-2z',
    },
    {
      thread: 2,
      d: 'M6 1h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1zm0 3h1v2h-1z',
    },
  ],
};

export const sprigMotif: MotifPaths = {
  width: 13,
  height: 21,
  paths: [
    {
      thread: 2,
      d: 'M6 0h1v5h-1zm-1 1h1v2h-1zm2 0h1v2h-1zm-5 1h1v5h-1zm8 0h1v5h-1zm-9 1h1v3h-1zm2 0h1v5h-1zm6 0h1v5h-1zm2 0h1v3h-1zm-11 1h1v1h-1zm4 0h1v3h-1zm4 0h1v3h-1zm4 0h1v1h-1zm-7 1h1v1h-1zm2 0h1v1h-1zm-1 1h1v5h-1zm-6 1h1v3h-1zm12 0h1v3h-1zm-11 1h1v3h-1zm10 0h1v3h-1zm-9 1h2v3h-2zm7 0h2v3h-2zm-5 1h1v3h-1zm4 0h1v3h-1zm-3 1h1v1h-1zm2 0h1v1h-1zm-1 1h1v4h-1zm-6 1h1v3h-1zm12 0h1v3h-1zm-11 1h2v3h-2zm9 0h2v3h-2zm-7 1h2v3h-2zm5 0h2v3h-2zm-3 1h1v1h-1zm2 0h1v1h-1zm-1 1h1v4h-1z',
    },
  ],
};

export const birdMotif: MotifPaths = {
  width: 14,
  height: 14,
  paths: [
    {
      thread: 1,
      d: 'M3 1h1v4h-1zm1 0h2v1h-2zm-2 1h1v2h-1zm3 0h2v3h-2zm-1 1h1v7h-1zm3 0h1v3h-1zm6 0h1v3h-1zm-1 1h1v5h-1zm-7 1h1v1h-1zm3 0h1v2h-1zm3 0h1v5h-1zm-2 1h2v2h-2zm-6 1h1v2h-1zm10 1h1v2h-1zm-8 1h1v2h-1zm5 0h1v2h-1zm-4 1h4v1h-4zm0 1h1v2h-1zm2 0h1v2h-1z',
    },
    {
      thread: 2,
      d: 'M6 6h1v4h-1zm-1 1h1v2h-1zm2 0h1v3h-1zm1 1h2v1h-2zm0 1h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M4 2h1v1h-1zm-4 1h2v1h-2zm5 10h2v1h-2zm3 0h2v1h-2z',
    },
  ],
};

export const sheepMotif: MotifPaths = {
  width: 16,
  height: 12,
  paths: [
    {
      thread: 1,
      d: 'M4 0h2v8h-2zm3 0h2v8h-2zm3 0h2v8h-2zm-8 1h2v8h-2zm4 0h1v8h-1zm3 0h1v8h-1zm3 0h1v1h-1zm-11 1h1v6h-1zm-1 2h1v3h-1zm12 2h1v1h-1zm-7 2h1v1h-1zm3 0h1v1h-1zm3 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M13 1h1v5h-1zm1 0h1v2h-1zm1 1h1v3h-1zm-3 1h1v2h-1zm2 1h1v2h-1zm-12 5h1v3h-1zm3 0h1v3h-1zm4 0h1v3h-1zm3 0h1v3h-1z',
    },
    {
      thread: 3,
      d: 'M14 3h1v1h-1z',
    },
  ],
};

export const jarMotif: MotifPaths = {
  width: 13,
  height: 13,
  paths: [
    {
      thread: 1,
      d: 'M2 0h9v1h-9zm0 1h1v1h-1zm2 0h1v2h-1zm2 0h1v2h-1zm2 0h1v2h-1zm2 0h1v1h-1zm-7 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M3 5h1v2h-1zm2 0h3v1h-3zm4 0h1v2h-1zm-5 1h1v3h-1zm1 0h1v1h-1zm2 0h2v1h-2zm-5 1h1v2h-1zm4 0h1v3h-1zm2 0h1v2h-1zm2 0h1v2h-1zm-7 1h1v4h-1zm6 0h1v4h-1zm-4 1h1v3h-1zm2 0h1v3h-1zm-5 1h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm-4 1h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M3 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
    {
      thread: 4,
      d: 'M2 3h9v1h-9zm-1 1h2v1h-2zm9 0h2v1h-2zm-10 1h1v7h-1zm1 0h1v1h-1zm10 0h2v1h-2zm1 1h1v6h-1zm-11 5h1v2h-1zm10 0h1v2h-1zm-9 1h9v1h-9z',
    },
  ],
};

export const dallahMotif: MotifPaths = {
  width: 16,
  height: 18,
  paths: [
    {
      thread: 1,
      d: 'M7 0h1v3h-1zm-1 1h1v1h-1zm2 0h1v1h-1zm4 3h2v1h-2zm-8 1h7v1h-7zm10 0h1v6h-1zm-14 1h1v2h-1zm4 0h1v4h-1zm1 0h1v1h-1zm4 0h2v1h-2zm-8 1h1v2h-1zm9 0h1v3h-1zm-8 1h2v2h-2zm9 0h1v4h-1zm1 1h1v5h-1zm-9 1h1v2h-1zm10 0h1v1h-1zm-11 1h1v3h-1zm-1 2h1v3h-1zm12 0h1v3h-1zm-11 2h1v3h-1zm10 0h1v3h-1zm-9 1h9v2h-9zm-2 1h1v1h-1zm12 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M5 11h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-5 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-5 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M6 3h3v2h-3zm-1 1h1v1h-1zm4 0h1v1h-1zm-3 3h3v1h-3zm0 1h1v2h-1zm2 0h1v2h-1zm-1 1h1v1h-1z',
    },
  ],
};

export const figMotif: MotifPaths = {
  width: 13,
  height: 16,
  paths: [
    {
      thread: 1,
      d: 'M5 2h3v6h-3zm-1 2h1v3h-1zm4 0h1v3h-1zm-5 1h1v3h-1zm6 0h1v3h-1zm-7 1h1v9h-1zm8 0h1v9h-1zm-9 1h1v7h-1zm10 0h1v7h-1zm-5 1h1v1h-1zm-6 1h1v3h-1zm12 0h1v3h-1zm-9 3h1v3h-1zm6 0h1v3h-1zm-5 1h1v3h-1zm4 0h1v3h-1zm-3 1h3v2h-3z',
    },
    {
      thread: 2,
      d: 'M5 0h3v1h-3zm1 1h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M4 8h2v2h-2zm3 0h2v2h-2zm-1 1h1v4h-1zm-2 1h1v2h-1zm4 0h1v2h-1zm-3 1h1v2h-1zm2 0h1v2h-1z',
    },
  ],
};

export const towerMotif: MotifPaths = {
  width: 11,
  height: 16,
  paths: [
    {
      thread: 1,
      d: 'M5 0h1v2h-1zm-1 1h1v3h-1zm2 0h1v3h-1zm-3 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-5 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-7 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-9 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-9 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-9 2h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-9 2h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
  ],
};

export const keyMotif: MotifPaths = {
  width: 9,
  height: 18,
  paths: [
    {
      thread: 1,
      d: 'M2 0h5v1h-5zm-1 1h2v1h-2zm3 0h1v2h-1zm2 0h2v1h-2zm-6 1h1v3h-1zm1 0h1v1h-1zm6 0h2v1h-2zm1 1h1v2h-1zm-7 1h1v2h-1zm3 0h1v14h-1zm3 0h1v2h-1zm-5 1h1v2h-1zm4 0h1v2h-1zm-3 1h1v1h-1zm2 0h1v1h-1zm-2 5h1v1h-1zm2 0h1v1h-1zm-3 4h2v1h-2zm3 0h2v1h-2zm-3 2h2v1h-2zm3 0h2v1h-2z',
    },
    {
      thread: 3,
      d: 'M3 3h1v1h-1zm2 0h1v1h-1z',
    },
  ],
};

export const heartMotif: MotifPaths = {
  width: 11,
  height: 10,
  paths: [
    {
      thread: 1,
      d: 'M1 0h3v6h-3zm6 0h3v6h-3zm-7 1h1v4h-1zm4 0h1v8h-1zm2 0h1v8h-1zm4 0h1v4h-1zm-5 1h1v8h-1zm-3 4h2v1h-2zm5 0h2v1h-2zm-4 1h1v1h-1zm4 0h1v1h-1z',
    },
  ],
};

export const heartlineMotif: MotifPaths = {
  width: 11,
  height: 10,
  paths: [
    {
      thread: 1,
      d: 'M1 0h3v1h-3zm6 0h3v1h-3zm-7 1h1v4h-1zm4 0h1v1h-1zm2 0h1v1h-1zm4 0h1v4h-1zm-5 1h1v1h-1zm-4 3h1v1h-1zm8 0h1v1h-1zm-7 1h1v1h-1zm6 0h1v1h-1zm-5 1h1v1h-1zm4 0h1v1h-1zm-3 1h1v1h-1zm2 0h1v1h-1zm-1 1h1v1h-1z',
    },
  ],
};

export const wheatMotif: MotifPaths = {
  width: 9,
  height: 27,
  paths: [
    {
      thread: 1,
      d: 'M4 19h1v8h-1zm-2 3h1v2h-1zm4 0h1v2h-1zm-3 1h1v1h-1zm2 0h1v1h-1z',
    },
    {
      thread: 2,
      d: 'M4 0h1v1h-1zm-1 1h1v3h-1zm2 0h1v3h-1zm-1 1h1v6h-1zm-3 1h1v2h-1zm6 0h1v2h-1zm-5 1h1v2h-1zm4 0h1v2h-1zm-3 1h1v2h-1zm2 0h1v2h-1zm-5 1h1v2h-1zm8 0h1v2h-1zm-7 1h1v2h-1zm6 0h1v2h-1zm-5 1h2v2h-2zm3 0h2v2h-2zm-1 1h1v3h-1zm-4 1h1v2h-1zm3 0h1v1h-1zm2 0h1v1h-1zm3 0h1v2h-1zm-7 1h1v2h-1zm6 0h1v2h-1zm-5 1h2v2h-2zm3 0h2v2h-2zm-1 1h1v3h-1zm-4 1h1v2h-1zm3 0h1v1h-1zm2 0h1v1h-1zm3 0h1v2h-1zm-7 1h1v2h-1zm6 0h1v2h-1zm-5 1h2v2h-2zm3 0h2v2h-2zm-1 1h1v2h-1zm-1 1h1v1h-1zm2 0h1v1h-1z',
    },
  ],
};

export const beeMotif: MotifPaths = {
  width: 13,
  height: 13,
  paths: [
    {
      thread: 1,
      d: 'M3 0h1v1h-1zm6 0h1v1h-1zm-5 1h1v1h-1zm4 0h1v1h-1zm-3 1h3v3h-3zm-1 1h1v1h-1zm4 0h1v1h-1zm-2 3h1v1h-1zm-1 2h3v1h-3zm0 2h3v1h-3zm1 2h1v1h-1z',
    },
    {
      thread: 3,
      d: 'M5 5h3v1h-3zm0 2h3v1h-3zm0 2h3v1h-3zm0 2h3v1h-3z',
    },
    {
      thread: 4,
      d: 'M1 3h1v5h-1zm10 0h1v5h-1zm-11 1h1v3h-1zm2 0h1v5h-1zm8 0h1v5h-1zm2 0h1v3h-1zm-9 1h1v5h-1zm6 0h1v5h-1zm-5 1h1v2h-1zm4 0h1v2h-1zm-4 4h1v1h-1zm4 0h1v1h-1z',
    },
  ],
};

export const oliveMotif: MotifPaths = {
  width: 21,
  height: 20,
  paths: [
    {
      thread: 1,
      d: 'M16 3h2v4h-2zm-1 1h1v2h-1zm3 0h1v2h-1zm-1 4h2v4h-2zm-1 1h1v2h-1zm3 0h1v2h-1zm-18 1h2v4h-2zm-1 1h1v2h-1zm3 0h1v2h-1z',
    },
    {
      thread: 2,
      d: 'M8 0h2v3h-2zm-2 1h1v17h-1zm1 0h1v1h-1zm5 0h2v3h-2zm-7 1h1v2h-1zm6 0h1v3h-1zm-4 1h2v1h-2zm3 0h1v3h-1zm3 1h1v1h-1zm-12 1h2v4h-2zm8 0h1v1h-1zm-9 1h1v2h-1zm3 0h1v4h-1zm5 0h1v1h-1zm4 0h2v3h-2zm-8 1h1v3h-1zm3 0h1v1h-1zm3 0h2v3h-2zm-1 1h1v3h-1zm-4 1h1v2h-1zm3 0h1v1h-1zm4 0h1v1h-1zm-5 1h1v1h-1zm1 1h1v1h-1zm-3 1h1v2h-1zm2 0h1v2h-1zm5 0h3v2h-3zm-8 1h1v2h-1zm6 0h2v3h-2zm-2 1h2v1h-2zm4 0h2v1h-2zm-5 1h2v1h-2zm0 1h1v1h-1zm-2 1h1v2h-1zm-1 1h1v2h-1zm-1 1h1v1h-1z',
    },
  ],
};

export const pendingGlyph: MotifPaths = {
  width: 6,
  height: 6,
  paths: [
    {
      thread: 1,
      d: 'M0 0h6v1h-6zm0 1h1v5h-1zm5 0h1v5h-1zm-4 4h4v1h-4z',
    },
  ],
};

export const processingGlyph: MotifPaths = {
  width: 4,
  height: 4,
  paths: [
    {
      thread: 1,
      d: 'M0 0h2v2h-2zm2 2h2v2h-2z',
    },
  ],
};

export const shippedGlyph: MotifPaths = {
  width: 7,
  height: 7,
  paths: [
    {
      thread: 1,
      d: 'M0 0h1v1h-1zm3 0h1v1h-1zm-2 1h1v1h-1zm3 0h1v1h-1zm-2 1h1v1h-1zm3 0h1v1h-1zm-2 1h1v1h-1zm3 0h1v1h-1zm-4 1h1v1h-1zm3 0h1v1h-1zm-4 1h1v1h-1zm3 0h1v1h-1zm-4 1h1v1h-1zm3 0h1v1h-1z',
    },
  ],
};

export const deliveredGlyph: MotifPaths = {
  width: 8,
  height: 6,
  paths: [
    {
      thread: 1,
      d: 'M7 0h1v2h-1zm-1 1h1v2h-1zm-6 1h1v2h-1zm5 0h1v2h-1zm-4 1h1v2h-1zm3 0h1v2h-1zm-2 1h2v2h-2z',
    },
  ],
};

export const cancelledGlyph: MotifPaths = {
  width: 6,
  height: 6,
  paths: [
    {
      thread: 1,
      d: 'M0 0h1v1h-1zm5 0h1v1h-1zm-4 1h1v1h-1zm3 0h1v1h-1zm-2 1h2v2h-2zm-1 2h1v1h-1zm3 0h1v1h-1zm-4 1h1v1h-1zm5 0h1v1h-1z',
    },
  ],
};

export const otherGlyph: MotifPaths = {
  width: 5,
  height: 3,
  paths: [
    {
      thread: 1,
      d: 'M0 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-4 2h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1z',
    },
  ],
};

export const hundredPercentFigure: MotifPaths = {
  width: 31,
  height: 9,
  paths: [
    {
      thread: 1,
      d: 'M2 0h2v9h-2zm5 0h5v2h-5zm9 0h5v2h-5zm14 0h1v2h-1zm-29 1h1v2h-1zm5 0h1v7h-1zm6 0h1v7h-1zm3 0h1v7h-1zm6 0h1v7h-1zm8 0h1v2h-1zm-29 1h1v1h-1zm7 0h1v7h-1zm4 0h1v7h-1zm5 0h1v7h-1zm4 0h1v7h-1zm8 0h1v3h-1zm-1 1h1v3h-1zm-1 2h1v2h-1zm-1 1h1v2h-1zm-17 1h3v2h-3zm9 0h3v2h-3zm7 0h1v2h-1z',
    },
    {
      thread: 2,
      d: 'M24 0h2v2h-2zm5 7h2v2h-2z',
    },
  ],
};

export const mounehWordmark: MotifPaths = {
  width: 13,
  height: 7,
  paths: [
    {
      thread: 1,
      d: 'M0 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-4 2h3v1h-3zm4 0h1v3h-1zm2 0h3v1h-3zm4 0h3v1h-3zm-10 1h1v2h-1zm2 0h1v2h-1zm4 0h1v2h-1zm2 0h1v4h-1zm2 0h1v2h-1zm2 0h1v2h-1zm-11 1h1v1h-1zm2 0h1v1h-1zm4 0h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-5 2h2v1h-2z',
    },
  ],
};

export const cilkaMark: MotifPaths = {
  width: 40,
  height: 12,
  paths: [
    {
      thread: 1,
      d: 'M0 4m4 0v4h-4a4 4 0 0 1 4-4zM4 4h4l-4 4zM0 8h4v4a4 4 0 0 1-4-4zM4 8v4h4zM10 0m2 0a2 2 0 0 1 0 4a2 2 0 0 1 0-4zM10 4h4v4h-4zM10 8h4v4h-4zM16 0h4v4h-4zM16 4h4v4h-4zM16 8h4v4h-4zM22 0h4v4h-4zM22 4h4v4h-4zM26 4h4l-4 4zM22 8h4v4h-4zM26 8v4h4zM32 4m4 0v4h-4a4 4 0 0 1 4-4zM36 4h4v4h-4zM32 8h4v4a4 4 0 0 1-4-4zM36 8h4v4h-4z',
    },
  ],
};

export const unravelledFigure: Unravelled = {
  viewBox: '-.5 -1 38 17',
  stitches:
    'M0 0h2v6h-2zm5 0h2v9h-2zm5 0h5v2h-5zm8 0h2v6h-2zm5 0h2v3h-2zm-14 1h1v7h-1zm6 0h1v7h-1zm-5 1h1v7h-1zm4 0h1v7h-1zm9 1h1v2h-1zm-21 1h3v2h-3zm18 0h3v1h-3zm0 1h1v1h-1zm2 0h1v1h-1zm2 0h1v1h-1zm-1 1h1v1h-1zm-12 1h3v2h-3z',
  holes:
    'M24.2 3.2h0M24.8 3.2h0M24.2 3.8h0M24.8 3.8h0M24.2 4.2h0M24.8 4.2h0M24.2 4.8h0M24.8 4.8h0M21.2 5.2h0M21.8 5.2h0M21.2 5.8h0M21.8 5.8h0M23.2 5.2h0M23.8 5.2h0M23.2 5.8h0M23.8 5.8h0M24.2 6.2h0M24.8 6.2h0M24.2 6.8h0M24.8 6.8h0M24.2 7.2h0M24.8 7.2h0M24.2 7.8h0M24.8 7.8h0M24.2 8.2h0M24.8 8.2h0M24.2 8.8h0M24.8 8.8h0M23.2 7.2h0M23.8 7.2h0M23.2 7.8h0M23.8 7.8h0M23.2 8.2h0M23.8 8.2h0M23.2 8.8h0M23.8 8.8h0',
  thread:
    'M22.7 5.5C24 8 21 9.5 19.5 11S18 14.5 21.5 14.2S26.5 9.5 29 11.2S27 15 24.5 13.8S26 10 30 9.2L32.6 6.4',
  needle: {
    transform: 'rotate(46 32.6 6.4)',
    body: 'M32.6 8.6l-.36-7.6q.36-.8.72 0z',
    eye: 'M32.6 2.6v-1',
  },
};
