import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the duration buckets, in seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** A gauge's reader; undefined leaves it out. */
export type Reading = () => number | undefined | Promise<number | undefined>;

/** The figures of this process. Label values come from our own tables, so that there are few. */
export type Metrics = ReturnType<typeof createMetrics>;

/** All counters at zero, each with its name and labels; other modules add the gauges that they can read. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  return {
    answers: counter('xbts_http_requests_total', 'Answers by class of status.', [
      'route',
      'method',
      'status',
    ]),
    answerSeconds: seconds('xbts_http_request_seconds', 'Time until an answer was sent.', ['route']),
    dataFetches: counter('xbts_data_fetches_total', 'Fetches of data that was not in memory.', [
      'what',
      'outcome',
    ]),
    dataFallbacks: counter(
      'xbts_data_fallbacks_total',
      'Reads that others answered in the stead of the data server, by reason.',
      ['what', 'reason'],
    ),
    upstreamRequests: counter('xbts_upstream_requests_total', 'Requests to services by outcome.', [
      'service',
      'outcome',
    ]),
    upstreamForms: counter('xbts_upstream_forms_total', 'Answers of services by the form that they had.', [
      'service',
      'route',
      'form',
    ]),
    upstreamSeconds: seconds('xbts_upstream_seconds', 'Time until a service answered.', ['service']),
    shed: counter('xbts_http_shed_total', 'Requests that were refused since the process was late.', [
      'route',
    ]),
    explorerDrops: counter(
      'xbts_explorer_drops_total',
      'Listeners of the explorer’s websocket that were dropped, by reason.',
      ['reason'],
    ),
    updates: counter('xbts_updates_total', 'Updates of the messenger by outcome of their answers.', [
      'outcome',
    ]),
    followedBlocks: counter('xbts_followed_blocks_total', 'Blocks by what their transactions are known by.', [
      'proof',
    ]),
    notices: counter('xbts_notices_total', 'Sends of notices by outcome.', ['outcome']),
    gauge: (name: string, help: string, read: Reading): void => addGauge(registry, { name, help, read }),
    text: () => textOf(registry),
  };
}

function addGauge(
  registry: Registry,
  { name, help, read }: { name: string; help: string; read: Reading },
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

/** The text format of Prometheus (version 0.0.4), without empty metrics. */
async function textOf(registry: Registry): Promise<string> {
  const texts = await Promise.all(
    registry.getMetricsAsArray().map(({ name }) => registry.getSingleMetricAsString(name)),
  );
  return texts
    .filter((text) => /^[^#]/mu.test(text))
    .map((text) => `${text}\n`)
    .join('');
}
