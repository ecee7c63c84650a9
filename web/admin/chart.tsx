import { useId, useState } from 'react';
import { localeOf } from '../../contracts/language.ts';
import { useLanguage } from '../i18n/language.tsx';
import card from './card.module.css';
import styles from './chart.module.css';
import { useAdminWords } from './use-admin-words.ts';

type Day = { day: string; value: number };
type DayChartProps = {
  title: string;
  valueTitle: string;
  /** Days as `2026-03-12`, oldest first. */
  days: Day[];
  describe: (value: number) => string;
  /** Columns for amounts, a line of stitches for counts. */
  drawn?: 'columns' | 'line';
};

/** The chart uses the grid of the cloth: stitches of four units, columns two stitches wide. */
const stitch = 4;
const step = 3 * stitch;
const rows = 28;
const height = rows * stitch;

/**
 * Bar or line chart of one value per day; time runs in reading direction. Hovering or touching shows a day's value; the
 * same data is in a table for screen readers and keyboards.
 */
export function DayChart({ title, valueTitle, days, describe, drawn = 'columns' }: DayChartProps) {
  const { overview } = useAdminWords();
  const writeDay = useDayWriter();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const shown = days[pointedAt ?? days.length - 1];
  const max = Math.max(0, ...days.map(({ value }) => value));
  const stitches = days.map(({ value }) => (value > 0 ? Math.max(1, Math.round((value / max) * rows)) : 0));
  const Drawing = drawn === 'line' ? Line : Columns;
  return (
    <figure className={`${card.card} ${styles.chart}`}>
      <figcaption>
        <h3>{title}</h3>
        {shown && (
          <p aria-hidden="true">
            <span>{writeDay(shown.day)}</span> <b>{describe(shown.value)}</b>
          </p>
        )}
      </figcaption>
      <div className={styles.cloth} aria-hidden="true" onPointerLeave={() => setPointedAt(null)}>
        <span className={styles.max}>{max > 0 && describe(max)}</span>
        <svg className="flip" aria-hidden="true" viewBox={`0 0 ${days.length * step} ${height}`}>
          <path
            className={styles.ground}
            d={`M0 .5h${days.length * step}M0 ${height - 0.5}h${days.length * step}`}
          />
          {pointedAt !== null && (
            <rect className={styles.pointed} x={pointedAt * step} width={step} height={height} />
          )}
          <Drawing stitches={stitches} />
          {days.map(({ day }, index) => (
            <rect
              key={day}
              x={index * step}
              width={step}
              height={height}
              fill="transparent"
              onPointerEnter={() => setPointedAt(index)}
            />
          ))}
        </svg>
        <p className={styles.ends}>
          <span>{writeDay(days[0]?.day)}</span>
          <span>{writeDay(days[Math.floor(days.length / 2)]?.day)}</span>
          <span>{writeDay(days.at(-1)?.day)}</span>
        </p>
      </div>
      <details className={`${card.fold} ${styles.table}`}>
        <summary>{overview.asTable}</summary>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{overview.day}</th>
              <th scope="col">{valueTitle}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{writeDay(day)}</th>
                <td>{describe(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Formats a day without the year, `12 March`, as a chart spans less than a year. */
function useDayWriter(): (day: string | undefined) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (day) => (day ? format.format(new Date(day)) : '');
}

type DrawingProps = { stitches: number[] };

function Columns({ stitches }: DrawingProps) {
  const id = useId();
  const columns = stitches.map((count, index) => {
    const [width, tall] = [2 * stitch, count * stitch];
    return `M${index * step + (step - width) / 2} ${height - tall}h${width}v${tall}h${-width}z`;
  });
  return (
    <>
      <pattern id={id} x="2" width={stitch} height={stitch} patternUnits="userSpaceOnUse">
        <rect className={styles.stitch} x=".3" y=".3" width="3.4" height="3.4" />
      </pattern>
      <path fill={`url(#${id})`} d={columns.join('')} />
    </>
  );
}

function Line({ stitches }: DrawingProps) {
  const points = stitches.map((count, index) => ({
    x: index * step + step / 2,
    y: height - stitch / 2 - (count / rows) * (height - stitch),
  }));
  const knots = points.filter((_, index) => stitches[index] !== 0);
  return (
    <>
      <polyline className={styles.thread} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <path className={styles.knot} d={knots.map(({ x, y }) => `M${x - 2} ${y - 2}h4v4h-4z`).join('')} />
    </>
  );
}
