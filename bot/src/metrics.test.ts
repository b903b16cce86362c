import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('counters of one name stand together, each with its labels, and are the same when asked for again', async () => {
  const metrics = createMetrics();
  metrics.counter('xbts_things_total', 'Things.', { kind: 'a' }).add();
  metrics.counter('xbts_things_total', 'Things.', { kind: 'b"\\\n' }).add(3);
  metrics.counter('xbts_things_total', 'Things.', { kind: 'a' }).add();
  expect(await metrics.text()).toBe(
    [
      '# HELP xbts_things_total Things.',
      '# TYPE xbts_things_total counter',
      'xbts_things_total{kind="a"} 2',
      'xbts_things_total{kind="b\\"\\\\\\n"} 3',
      '',
    ].join('\n'),
  );
});

test('durations are counted under every bound they are within', async () => {
  const metrics = createMetrics();
  const durations = metrics.durations('xbts_took_seconds', 'How long.', { route: '/x' });
  for (const seconds of [0.001, 0.02, 0.02, 30]) durations.observe(seconds);
  expect((await metrics.text()).split('\n').slice(2, -1)).toEqual([
    'xbts_took_seconds_bucket{route="/x",le="0.001"} 1',
    'xbts_took_seconds_bucket{route="/x",le="0.005"} 1',
    'xbts_took_seconds_bucket{route="/x",le="0.025"} 3',
    'xbts_took_seconds_bucket{route="/x",le="0.1"} 3',
    'xbts_took_seconds_bucket{route="/x",le="0.5"} 3',
    'xbts_took_seconds_bucket{route="/x",le="2.5"} 3',
    'xbts_took_seconds_bucket{route="/x",le="10"} 3',
    'xbts_took_seconds_bucket{route="/x",le="+Inf"} 4',
    'xbts_took_seconds_sum{route="/x"} 30.041',
    'xbts_took_seconds_count{route="/x"} 4',
  ]);
});

test('a gauge is read when it is asked for, and left out while there is nothing to read', async () => {
  const metrics = createMetrics();
  let value: number | undefined;
  metrics.gauge('xbts_head_block', 'Head block.', () => value);
  expect(await metrics.text()).toBe('');
  value = 7;
  expect(await metrics.text()).toContain('\nxbts_head_block 7\n');
});
