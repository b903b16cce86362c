import { expect, it } from 'vitest';
import { testsByReach } from './reachingTests.ts';

const reach = testsByReach();

it("a file is reached by its own test first, then by its package's", () => {
  const { beside, stored } = reach('shared/src/market/execution/ladder.ts');
  expect(beside[0]).toBe('shared/src/market/execution/ladder.test.ts');
  const packages = beside.map((test) => test.split('/')[0]);
  expect(packages).toEqual(
    [...packages].sort((one, other) => (one === 'shared' ? 0 : 1) - (other === 'shared' ? 0 : 1)),
  );
  expect(stored).toContain('tests/integration/bestExecution.test.ts');
});

it('of the tests with databases those sharing its noun come first, then the nearest', () => {
  const storedOf = (file: string) => reach(`bot/src/notices/${file}`).stored[0];
  expect(storedOf('proposals/watchProposals.ts')).toBe('tests/integration/payouts/proposals.test.ts');
  expect(storedOf('rounds/closeRounds.ts')).toBe('tests/integration/storage/rounds.test.ts');
  expect(storedOf('alerts/evaluatePrices.ts')).toBe('tests/integration/storage/alerts.test.ts');
});

it('a test that starts a process is not run', () => {
  expect(reach('bot/src/server/createServer.ts').beside).toContain('bot/src/server/createServer.test.ts');
  expect(reach('bot/src/server/testServer.fixture.ts').beside).not.toContain('bot/src/main.test.ts');
});

it('a module imported only for its types is reached by none', () => {
  expect(reach('bot/src/notices/notice.ts')).toEqual({ beside: [], stored: [] });
});
