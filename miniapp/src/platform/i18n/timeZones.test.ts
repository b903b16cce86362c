import { afterEach, expect, it, vi } from 'vitest';
import { formatDateTime, parseChainTime } from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Asia/Shanghai', '20-11-2026 06:30:05'],
  ['America/New_York', '19-11-2026 17:30:05'],
  ['UTC', '19-11-2026 22:30:05'],
])('a time of the chain is UTC, and is shown in the local time of %s (spec §9)', (zone, shown) => {
  vi.stubEnv('TZ', zone);
  expect(formatDateTime(parseChainTime('2026-11-19T22:30:05'))).toBe(shown);
});
