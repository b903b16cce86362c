/** Label names and values of one series, such as { route: '/api/tickers' }. Values come from tables of ours, so that there are few. */
export type Labels = Readonly<Record<string, string>>;

/** Counts up from the start of the process. */
export interface Counter {
  add(by?: number): void;
}

/** Counts how long things took. */
export interface Durations {
  observe(seconds: number): void;
}

/** What a gauge reads when it is asked; undefined leaves the series out. */
export type Reading = () => number | undefined | Promise<number | undefined>;

/** Figures of the process in the text format of Prometheus (version 0.0.4). One series for each name and labels. */
export interface Metrics {
  counter(name: string, help: string, labels?: Labels): Counter;
  durations(name: string, help: string, labels?: Labels): Durations;
  gauge(name: string, help: string, read: Reading, labels?: Labels): void;
  text(): Promise<string>;
}

type Lines = () => string[] | Promise<string[]>;

interface Family {
  readonly head: string;
  readonly series: Map<string, { readonly made: unknown; readonly lines: Lines }>;
}

/** Upper ends of the counted durations, in seconds. */
const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10] as const;

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelText = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');

const braced = (labels: string) => (labels === '' ? '' : `{${labels}}`);

/** An empty set of figures. */
export function createMetrics(): Metrics {
  const families = new Map<string, Family>();

  function seriesOf<Made>(
    { name, help, type, labels }: { name: string; help: string; type: string; labels: Labels },
    make: (labels: string) => { made: Made; lines: Lines },
  ): Made {
    const family = families.get(name) ?? {
      head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}`,
      series: new Map(),
    };
    families.set(name, family);
    const text = labelText(labels);
    const series = family.series.get(text) ?? make(text);
    family.series.set(text, series);
    return series.made as Made;
  }

  return {
    counter: (name, help, labels = {}) =>
      seriesOf({ name, help, type: 'counter', labels }, (text) => counterSeries(name, text)),
    durations: (name, help, labels = {}) =>
      seriesOf({ name, help, type: 'histogram', labels }, (text) => durationSeries(name, text)),
    gauge: (name, help, read, labels = {}) =>
      seriesOf({ name, help, type: 'gauge', labels }, (text) => gaugeSeries(name, text, read)),
    async text() {
      const texts = [...families.values()].map(async ({ head, series }) => {
        const lines = await Promise.all([...series.values()].map((each) => each.lines()));
        return lines.flat().length === 0 ? '' : `${[head, ...lines.flat()].join('\n')}\n`;
      });
      return (await Promise.all(texts)).join('');
    },
  };
}

function counterSeries(name: string, labels: string): { made: Counter; lines: Lines } {
  let count = 0;
  const add = (by = 1) => {
    count += by;
  };
  return { made: { add }, lines: () => [`${name}${braced(labels)} ${count}`] };
}

function gaugeSeries(name: string, labels: string, read: Reading): { made: undefined; lines: Lines } {
  const lines = async () => {
    const value = await read();
    return value === undefined ? [] : [`${name}${braced(labels)} ${value}`];
  };
  return { made: undefined, lines };
}

function durationSeries(name: string, labels: string): { made: Durations; lines: Lines } {
  const counts = bounds.map(() => 0);
  let all = 0;
  let sum = 0;
  const observe = (seconds: number) => {
    all += 1;
    sum += seconds;
    const index = bounds.findIndex((bound) => seconds <= bound);
    if (index !== -1) counts[index] = (counts[index] ?? 0) + 1;
  };
  const bucket = (bound: string, count: number) =>
    `${name}_bucket{${labels === '' ? '' : `${labels},`}le="${bound}"} ${count}`;
  const lines = () => {
    let below = 0;
    const buckets = bounds.map((bound, index) => {
      below += counts[index] ?? 0;
      return bucket(String(bound), below);
    });
    return [
      ...buckets,
      bucket('+Inf', all),
      `${name}_sum${braced(labels)} ${sum}`,
      `${name}_count${braced(labels)} ${all}`,
    ];
  };
  return { made: { observe }, lines };
}
