import { expect, it } from 'vitest';
import { createMetrics } from '../../metrics.ts';
import { addProcessMetrics } from './processMetrics.ts';

/** The figure of a name in the text that is read by whoever watches. */
const figureOf = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(text)?.[1] ?? Number.NaN);

it('memory is told in bytes, times in seconds', async () => {
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
