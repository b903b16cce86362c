import { expect, it } from 'vitest';
import { agreedHead, type HeadReport, judgeHeads } from './headReports.ts';

const seenAt = Date.UTC(2026, 10, 21, 4);
const report = (url: string, aheadMs: number): HeadReport => ({
  url,
  head: { number: 1, id: 'a'.repeat(40), time: seenAt + aheadMs, irreversible: 1 },
  seenAt,
});

const reportsOf = (said: Record<string, number>) =>
  Object.entries(said).map(([url, aheadMs]) => report(url, aheadMs));

const listed = (said: Record<string, number>) => Object.keys(said).map((url) => ({ url }));

function apart(said: Record<string, number>) {
  const { heads } = judgeHeads(reportsOf(said), listed(said));
  return Object.fromEntries(heads.map(({ url, apartMs }) => [url, apartMs]));
}

it('measures the distance of a head from the median of three', () => {
  expect(apart({ 'wss://a.io': 2_000, 'wss://b.io': -1_000, 'wss://c.io': 900_000 })).toEqual({
    'wss://a.io': 0,
    'wss://b.io': -3_000,
    'wss://c.io': 898_000,
  });
});

it('lets this device’s clock decide between two, and three outvote it', () => {
  expect(apart({ 'wss://a.io': 90_000, 'wss://b.io': 1_000 })).toEqual({
    'wss://a.io': 89_000,
    'wss://b.io': 0,
  });
  expect(apart({ 'wss://a.io': -90_000, 'wss://b.io': -1_000 })).toEqual({
    'wss://a.io': -89_000,
    'wss://b.io': 0,
  });
  expect(apart({ 'wss://a.io': 90_000, 'wss://b.io': 90_001, 'wss://c.io': 90_002 })['wss://b.io']).toBe(0);
});

it('counts several nodes of one operator as one: their median', () => {
  const many = { 'wss://1.one.io': 9_000, 'wss://2.one.io': 5_000, 'wss://3.one.io': 7_000 };
  expect(apart(many)).toEqual({ 'wss://1.one.io': 2_000, 'wss://2.one.io': -2_000, 'wss://3.one.io': 0 });
  expect(apart({ ...many, 'wss://b.io': 100, 'wss://c.io': 200 })['wss://c.io']).toBe(0);
});

it('measures the local fallback without counting it', () => {
  expect(apart({ 'ws://localhost:8090': 60_000, 'wss://a.io': 1_000 })).toEqual({
    'ws://localhost:8090': 59_000,
    'wss://a.io': 0,
  });
  expect(apart({})).toEqual({});
});

it('requires a second operator to confirm an agreement, not a second node of the first', () => {
  const agreed = (said: Record<string, number>) => agreedHead(reportsOf(said), listed(said));
  expect(agreed({})).toBeNull();
  expect(agreed({ 'wss://a.io': 7_000 })).toEqual({ aheadMs: 7_000, isConfirmed: false });
  expect(agreed({ 'wss://1.a.io': 7_000, 'wss://2.a.io': 7_000 })).toMatchObject({ isConfirmed: false });
  expect(agreed({ 'wss://a.io': 7_000, 'ws://localhost:8090': 7_000 })).toMatchObject({ isConfirmed: false });
  expect(agreed({ 'wss://a.io': 7_000, 'wss://b.io': 7_100 })).toEqual({ aheadMs: 7_000, isConfirmed: true });
});

it('counts nodes added by the user as one, which do not confirm each other', () => {
  const said = { 'wss://x.io': 600_000, 'wss://y.io': 600_000, 'wss://z.io': 600_000 };
  const own = listed(said).map((node) => ({ ...node, isOwn: true }));
  expect(agreedHead(reportsOf(said), own)).toEqual({ aheadMs: 600_000, isConfirmed: false });
  const all = { ...said, 'wss://a.io': 1_000, 'wss://b.io': 2_000 };
  const nodes = [...own, { url: 'wss://a.io' }, { url: 'wss://b.io' }];
  expect(agreedHead(reportsOf(all), nodes)).toEqual({ aheadMs: 2_000, isConfirmed: true });
});

it('rejects a head more than 15 s from the others in either direction', () => {
  const faults = (aheadMs: number) => {
    const said = { 'wss://a.io': aheadMs, 'wss://b.io': 0, 'wss://c.io': 0 };
    return judgeHeads(reportsOf(said), listed(said)).heads.map(({ fault }) => fault);
  };
  expect([15_000, 15_001, -15_000, -15_001].map(faults)).toEqual([
    [null, null, null],
    ['ahead', null, null],
    [null, null, null],
    ['behind', null, null],
  ]);
});
