// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { expect, it, vi } from 'vitest';
import { drawChart } from './drawChart.ts';

const createChart = vi.hoisted(() =>
  vi.fn((_element: HTMLElement, _options: object) => ({
    addSeries: () => ({ seriesType: () => 'Area', applyOptions: () => undefined }),
    applyOptions: () => undefined,
    remove: () => undefined,
  })),
);
vi.mock('lightweight-charts', async (original) => ({
  ...(await original<typeof import('lightweight-charts')>()),
  createChart,
}));

it('a chart leaves out labels of its axis that its edge would cut in half', () => {
  drawChart(document.body, 'line').remove();
  expect(createChart.mock.calls[0]?.[1]).toMatchObject({ rightPriceScale: { entireTextOnly: true } });
});
