import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '@xbts/bot/src/config.ts';
import { createMetrics } from '@xbts/bot/src/metrics.ts';
import { addListenerMetrics } from '@xbts/bot/src/server/explorer/explorerSocket.ts';
import { addChainMetrics, addProcessMetrics } from '@xbts/bot/src/server/plugins/processMetrics.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const read = (file: string) => readFileSync(join(docs, file), 'utf8');

interface Metric {
  readonly name: string;
  readonly type: string;
  readonly labels: readonly string[];
}

/** Every metric that /metrics may show, gauges via the plugins that add them. */
async function allMetrics(): Promise<Metric[]> {
  const metrics = createMetrics();
  const gauges: Metric[] = [];
  const gauge = (name: string) => void gauges.push({ name, type: 'gauge', labels: [] });
  const watched = { ...metrics, gauge };
  addProcessMetrics(watched)();
  const deps = { client: {}, clock: { now: () => 0 }, log: {}, payouts: async () => null };
  addChainMetrics(watched, deps as unknown as Parameters<typeof addChainMetrics>[1]);
  addListenerMetrics(watched, { size: 0 });
  const counted = Object.values(metrics).flatMap((metric) =>
    'get' in metric
      ? [metric as unknown as { get(): Promise<{ name: string; type: string }>; labelNames: string[] }]
      : [],
  );
  return [
    ...gauges,
    ...(await Promise.all(counted.map(async (each) => ({ ...(await each.get()), labels: each.labelNames })))),
  ];
}

const suffixes: Readonly<Record<string, RegExp>> = { histogram: /_(?:bucket|sum|count)$/u };

/** The names in a query that /metrics does not have: metrics, and labels of them. */
function unknownIn(query: string, metrics: readonly Metric[]): string[] {
  const names = [...query.matchAll(/\b((?:xbts|process|nodejs)_\w+)(?:\{([^}]*)\})?/gu)];
  const known = (name: string) =>
    metrics.find((each) => each.name === name.replace(suffixes[each.type] ?? /$^/u, ''));
  const own = ['le', 'instance', 'job'];
  const grouped = [...query.matchAll(/\bby \(([^)]*)\)/gu)].flatMap(([, list = '']) => list.split(', '));
  return names.flatMap(([, name = '', selectors = '']) => {
    const metric = known(name);
    if (metric === undefined) return [name];
    const labels = [...grouped, ...[...selectors.matchAll(/(\w+)[=!]/gu)].map(([, label = '']) => label)];
    return labels.filter((label) => !own.includes(label) && !metric.labels.includes(label));
  });
}

describe('the dashboard and the alerts', () => {
  it('name existing metrics and labels, and cover all of ours', async () => {
    const metrics = await allMetrics();
    expect(metrics.length).toBeGreaterThan(17);
    const { panels } = JSON.parse(read('operate/dashboard.json')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(queries.flatMap((query) => unknownIn(query, metrics))).toEqual([]);
    expect(metrics.filter(({ name }) => !queries.some((query) => query.includes(name)))).toEqual([]);
    const { groups } = parse(read('operate/alerts.yaml')) as {
      groups: {
        rules: {
          alert: string;
          expr: string;
          labels: { severity: string };
          annotations: Record<string, string>;
        }[];
      }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.flatMap(({ expr }) => unknownIn(expr, metrics))).toEqual([]);
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'look'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).toMatch(/^[A-Z].*\.$/u);
      expect(annotations.do, alert).toMatch(/^[A-Z0-9].*\.$/u);
    }
  });

  it('detect the name of a missing one', async () => {
    const metrics = await allMetrics();
    expect(unknownIn('rate(xbts_notices_sent[5m])', metrics)).toEqual(['xbts_notices_sent']);
    expect(unknownIn('xbts_notices_total{result="x"}', metrics)).toEqual(['result']);
  });
});

const page = read('operate.md');

describe('docs/operate.md', () => {
  it('names every setting', () => {
    expect(settingNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('names existing commands', () => {
    const { scripts } = JSON.parse(read('../package.json')) as { scripts: Record<string, string> };
    const named = [...page.matchAll(/npm run (?:--silent )?(\w+)/gu)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('states the messenger’s terms for crypto mini apps, and the remaining choices', () => {
    expect(page).toContain('section 7');
    expect(page).toContain('LAUNCH_MODE=link');
  });
});

/** A table of the page under a heading: first cell → the others, figures as numbers. */
function table(heading: string): Map<string, number[]> {
  const [, text = ''] = page.split(`### ${heading}\n`);
  const rows = (text.split('\n#', 1)[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    rows.slice(2).map((line) => {
      const [name = '', ...cells] = line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1);
      return [name, cells.map((cell) => Number(cell.replaceAll(',', '')))];
    }),
  );
}

it('the costs of the page follow from its own figures', () => {
  const figure = (name: string) => table('What it is made of').get(name)?.[0] ?? Number.NaN;
  const cost = table('What comes out');
  const users = cost.get('users a month') ?? [];
  expect(users).toEqual([1_000, 100_000, 10_000_000]);
  const expected = (count: number) => {
    const openings = count * figure('share of users on one day') * figure('openings a day each');
    const requests = openings * figure('requests of an opening');
    const peak = (requests / 86_400) * figure('busiest minute over the average');
    const cores = Math.max(
      2,
      Math.ceil(
        (peak * figure('processor time of an answer, µs')) / 1e6 / figure('load of a core at the peak'),
      ),
    );
    const traffic = (openings * 30 * figure('requests of an opening') * figure('bytes of an answer')) / 1e9;
    const told = count * figure('share of users who are told');
    const rows =
      figure('bytes of a subscriber') + 30 * figure('bytes of a notice') + 60 * figure('bytes of a payment');
    const database = (told * rows) / 1e9;
    const hours = told / figure('notices a second') / 3_600;
    const money =
      (cores + figure('cores of the database')) * figure('price of a core a month') +
      traffic * figure('price of a GB out') +
      database * figure('price of a GB kept');
    return { peak, cores, traffic, database, hours, money };
  };
  const rounded = (value: number) => Number(value.toPrecision(2));
  users.forEach((count, index) => {
    const { peak, cores, traffic, database, hours, money } = expected(count);
    const row = (name: string) => cost.get(name)?.[index];
    expect(row('requests a second, busiest minute')).toBe(rounded(peak));
    expect(row('cores for the bot')).toBe(cores);
    expect(row('GB out a month')).toBe(rounded(traffic));
    expect(row('GB of database')).toBe(rounded(database));
    expect(row('hours to tell one round')).toBe(rounded(hours));
    expect(row('a month, dollars')).toBe(rounded(money));
  });
});
