import { expect, it, vi } from 'vitest';
import { fakeChain } from '../../chain/fakeChain.fixture.ts';
import { createMetrics } from '../../metrics.ts';
import { addChainMetrics, addProcessMetrics } from './processMetrics.ts';

/** The figure of a name in the metrics text. */
const figureOf = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(text)?.[1] ?? Number.NaN);

it('memory is in bytes, times in seconds', async () => {
  const metrics = createMetrics();
  const end = addProcessMetrics(metrics);
  const usedSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  };
  const before = usedSeconds();
  const text = await metrics.text();
  const after = usedSeconds();
  end();
  const seconds = figureOf(text, 'process_cpu_seconds_total');
  expect([seconds >= before, seconds <= after]).toEqual([true, true]);
  expect(figureOf(text, 'process_start_time_seconds')).toBe(Math.round(performance.timeOrigin / 1_000));
  const held = figureOf(text, 'process_resident_memory_bytes');
  expect(held).toBeGreaterThan(figureOf(text, 'nodejs_heap_size_used_bytes'));
  expect(held / process.memoryUsage.rss()).toBeCloseTo(1, 0);
});

it('processor time includes that of the system for the process', async () => {
  const used = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 3_000_000, system: 1_000_000 });
  const metrics = createMetrics();
  addProcessMetrics(metrics)();
  expect(figureOf(await metrics.text(), 'process_cpu_seconds_total')).toBe(4);
  used.mockRestore();
});

it('the delay is the 99th percentile since the last reading, and absent without measurements', async () => {
  const delay = {
    enable: vi.fn(),
    disable: vi.fn(),
    reset: vi.fn(),
    percentile: (share: number) => share * 1e9,
  };
  const metrics = createMetrics();
  const end = addProcessMetrics(metrics, delay);
  expect(figureOf(await metrics.text(), 'nodejs_eventloop_lag_p99_seconds')).toBe(99);
  expect([delay.enable, delay.reset, delay.disable].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  delay.percentile = () => Number.NaN;
  expect(figureOf(await metrics.text(), 'nodejs_eventloop_lag_p99_seconds')).toBeNaN();
  end();
  expect(delay.disable).toHaveBeenCalledTimes(1);
});

/** The figures of a chain, at a moment after its head block of the year 2026. */
async function chainFigures(
  status: Parameters<typeof fakeChain>[1],
  afterMs: number,
  payouts: Parameters<typeof addChainMetrics>[1]['payouts'] = undefined,
) {
  const [metrics, warn] = [createMetrics(), vi.fn()];
  const { client } = fakeChain({}, status);
  const clock = { now: () => 1_795_000_000_000 + afterMs };
  addChainMetrics(metrics, { client, clock, log: { warn } as never, payouts });
  const text = await metrics.text();
  const figures = ['chain_connected', 'chain_head_block', 'chain_head_age_seconds', 'payouts_block'].map(
    (name) => figureOf(text, `xbts_${name}`),
  );
  return { figures, warn };
}

it('a chain is shown by its head, with age 0 for a future block, and absent without one', async () => {
  const { figures, warn } = await chainFigures({}, 2_500);
  expect(figures).toEqual([1, 1_000, 2.5, Number.NaN]);
  // Without a bot there are no payout figures.
  expect(warn).not.toHaveBeenCalled();
  expect((await chainFigures({}, -5_000)).figures).toEqual([1, 1_000, 0, Number.NaN]);
  const offline = await chainFigures({ state: 'offline', head: null }, 0);
  expect(offline.figures).toEqual([0, Number.NaN, Number.NaN, Number.NaN]);
});

it('unreadable payouts omit their figures, and are marked so', async () => {
  const known = await chainFigures({}, 0, async () => ({ block: 990, ageSeconds: 3, queued: 0 }));
  expect([known.figures[3], known.warn.mock.calls]).toEqual([990, []]);
  const unread = await chainFigures({}, 0, async () => ({ block: null, ageSeconds: null, queued: 0 }));
  expect(unread.figures[3]).toBeNaN();
  const away = await chainFigures({}, 0, () => Promise.reject(new RangeError('away')));
  expect(away.figures[3]).toBeNaN();
  expect(away.warn).toHaveBeenCalledTimes(3);
});
