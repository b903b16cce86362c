import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('counters of one name are grouped, each with its labels, and add up', async () => {
  const { updates, text } = createMetrics();
  updates.inc({ outcome: 'a' });
  updates.inc({ outcome: 'b"\\\n' }, 3);
  updates.inc({ outcome: 'a' });
  expect(await text()).toBe(
    [
      '# HELP xbts_updates_total Updates of the messenger by outcome of their answers.',
      '# TYPE xbts_updates_total counter',
      'xbts_updates_total{outcome="a"} 2',
      'xbts_updates_total{outcome="b\\"\\\\\\n"} 3',
      '',
    ].join('\n'),
  );
});

test('durations are counted under every bound they are within', async () => {
  const { answerSeconds, text } = createMetrics();
  for (const seconds of [0.001, 0.02, 0.02, 30]) answerSeconds.observe({ route: '/x' }, seconds);
  expect((await text()).split('\n').slice(2, -1)).toEqual([
    'xbts_http_request_seconds_bucket{le="0.001",route="/x"} 1',
    'xbts_http_request_seconds_bucket{le="0.005",route="/x"} 1',
    'xbts_http_request_seconds_bucket{le="0.025",route="/x"} 3',
    'xbts_http_request_seconds_bucket{le="0.1",route="/x"} 3',
    'xbts_http_request_seconds_bucket{le="0.5",route="/x"} 3',
    'xbts_http_request_seconds_bucket{le="2.5",route="/x"} 3',
    'xbts_http_request_seconds_bucket{le="10",route="/x"} 3',
    'xbts_http_request_seconds_bucket{le="+Inf",route="/x"} 4',
    'xbts_http_request_seconds_sum{route="/x"} 30.041',
    'xbts_http_request_seconds_count{route="/x"} 4',
  ]);
});

test('a gauge is read on request, and left out without a value', async () => {
  const metrics = createMetrics();
  let value: number | undefined;
  metrics.gauge('xbts_head_block', 'Head block.', () => value);
  expect(await metrics.text()).toBe('');
  value = 7;
  expect(await metrics.text()).toContain('\nxbts_head_block 7\n');
  value = undefined;
  expect(await metrics.text()).toBe('');
});
