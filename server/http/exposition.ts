/** One value of a metric; `suffix` is for the parts of a histogram. */
export type Sample = { value: number; labels?: Record<string, string | number>; suffix?: string };

export type Metric = {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: Sample[];
};

/** What its format's answer says of itself. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

/** Prometheus' text format, version 0.0.4. A metric that has no value now is left out. */
export const writeExposition = (metrics: Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) => {
      const lines = samples.map(
        ({ value, labels, suffix = '' }) => `${name}${suffix}${labelsOf(labels)} ${value}\n`,
      );
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
    })
    .join('');

const labelsOf = (labels: Sample['labels'] = {}): string => {
  const written = Object.entries(labels).map(([name, value]) => `${name}="${quoteSafe(String(value))}"`);
  return written.length > 0 ? `{${written.join(',')}}` : '';
};

const quoteSafe = (text: string): string =>
  text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
