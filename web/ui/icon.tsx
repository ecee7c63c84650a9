import styles from './icon.module.css';

/** On a 24 × 24 grid with a stroke of 1.75 and square ends, to match the stitches. */
const shapes = {
  basket: 'M3 9h18l-2 11H5zM8 9l3-6M16 9l-3-6M9 13v3M15 13v3',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  user: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4 21v-1a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v1',
  menu: 'M3 6h18M3 12h18M3 18h12',
  close: 'M5 5l14 14M19 5L5 19',
  arrow: 'M4 12h16M14 6l6 6l-6 6',
  back: 'M20 12H4M10 6l-6 6l6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  edit: 'M4 20v-4L16 4l4 4L8 20zM13 7l4 4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M4 5h4v4H4zM12 7h9M4 15h4v4H4zM12 17h9',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z',
  'eye-off':
    'M8 5.8c1.3-.5 2.6-.8 4-.8c4 0 7 2 10 7c-.9 1.5-1.8 2.7-2.8 3.7M15.5 18.4c-1.1.4-2.3.6-3.5.6c-4 0-7-2-10-7c1-1.7 2.1-3.1 3.2-4.2M4 4l16 16',
  chat: 'M3 21l1.4-4.6a8.8 8.8 0 1 1 3.2 3.2zM9.2 7.8h1.6l.9 2l-1.2 1a5 5 0 0 0 2.6 2.6l1-1.2l2 .9v1.6q0 .9-1 .9A6.8 6.8 0 0 1 8.2 8.8q0-1 1-1z',
  clock: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 7v5l4 2',
  truck:
    'M2 6h12v11H2zM14 10h4l4 4v3h-8M6 20a2 2 0 1 0 0-4a2 2 0 0 0 0 4zM18 20a2 2 0 1 0 0-4a2 2 0 0 0 0 4z',
  offline:
    'M4 4l16 16M12 18v1.5M8.5 15a5 5 0 0 1 6-.4M5 11.5a10 10 0 0 1 4-2.4M2 8a15 15 0 0 1 4-2.6M13.5 8.8a10 10 0 0 1 5.5 2.7M10.5 5.1a15 15 0 0 1 11.5 2.9',
  check: 'M4 12l6 6L20 6',
  save: 'M4 4h13l3 3v13H4zM8 4v5h7V4M8 20v-6h8v6',
  chevron: 'M6 9l6 6l6-6',
  filter: 'M3 6h18M6 12h12M10 18h4',
  mail: 'M3 5h18v14H3zM3 6l9 7l9-7',
  phone: 'M5 3h4l2 5l-3 2a12 12 0 0 0 6 6l2-3l5 2v4c0 1-1 2-2 2C11 21 3 13 3 5c0-1 1-2 2-2z',
  pin: 'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 7a2 2 0 1 1 0 4a2 2 0 0 1 0-4z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l12 8l-12 8z',
} as const;

export type IconName = keyof typeof shapes;

/**
 * An icon, hidden from screen readers: the words are beside it or in the label of its button. `flip` mirrors it in
 * Arabic; only for icons that point or progress (arrow, back).
 */
export function Icon({ name, flip = false }: { name: IconName; flip?: boolean }) {
  return (
    <svg className={flip ? `${styles.icon} flip` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
