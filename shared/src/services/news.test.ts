import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newsRoutes } from './news.ts';

const report = (id: number | string) => ({
  id,
  title: `Report ${id}`,
  date: '2026-11-15',
  url: 'https://n.test/',
});
const idsOf = (reports: unknown) => v.parse(newsRoutes.reports.answer, reports).rows.map(({ id }) => id);

it('a service without limit and order yields the twelve newest reports, newest first', () => {
  const given = Array.from({ length: 40 }, (_, index) => report(index + 1));
  expect(idsOf(given)).toEqual(['40', '39', '38', '37', '36', '35', '34', '33', '32', '31', '30', '29']);
});

it('their number may be a text', () => {
  expect([30, '30'].map((count) => v.parse(newsRoutes.count.answer, count))).toEqual([30, 30]);
  for (const none of [null, {}, [], '', -1, 'many']) expect(v.is(newsRoutes.count.answer, none)).toBe(false);
});

it('reports with ids that are not numbers keep their order, and a bad row is left out', () => {
  expect(idsOf([report('b'), { id: 1 }, report('c'), report('a')])).toEqual(['b', 'c', 'a']);
});
