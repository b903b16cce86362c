import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSettler } from './createSettler.ts';
import type { ProposalDeps } from './proposals/proposalDeps.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_795_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const to = { block: 7, at: new Date(0) };

/** Records begin and watch in order; each fails while the test has errors for it. */
function setup(failures: { begin?: AppError; watch?: AppError } = {}) {
  const done: string[] = [];
  const warn = vi.fn();
  const part = (name: 'begin' | 'watch') => async () => {
    done.push(name);
    const failure = failures[name];
    if (failure !== undefined) throw failure;
  };
  const deps = { log: { warn }, lookMs: 15_000 } as unknown as ProposalDeps;
  const settle = createSettler(deps, { name: 'proposals', begin: part('begin'), watch: part('watch') });
  const after = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    done.length = 0;
    await settle(to);
    return done.join(' ');
  };
  return { after, warn };
}

it('processes new events after each range, and checks the rest every fifteen seconds', async () => {
  const { after } = setup();
  expect(await after(0)).toBe('begin watch');
  expect(await after(14_999)).toBe('begin');
  expect(await after(1)).toBe('begin watch');
  expect(await after(14_999)).toBe('begin');
});

it('unanswered requests are logged, block nothing else, and are repeated after the next range', async () => {
  const failures = { begin: new AppError('node.unreachable'), watch: new AppError('node.timeout') };
  const { after, warn } = setup(failures);
  expect(await after(0)).toBe('begin watch');
  expect(warn.mock.calls.map(([{ code }, text]) => [code, text])).toEqual(
    ['node.unreachable', 'node.timeout'].map((code) => [
      code,
      'proposals could not be read, and are read again',
    ]),
  );
  Object.assign(failures, { watch: undefined });
  expect(await after(3_000)).toBe('begin watch');
  expect(await after(14_999)).toBe('begin');
});

it.each(['storage.unavailable', 'storage.connection_lost', 'node.closed'] as const)(
  '%s ends it',
  async (code) => {
    const { after, warn } = setup({ begin: new AppError(code) });
    await expect(after(0)).rejects.toMatchObject({ code });
    expect(warn).not.toHaveBeenCalled();
  },
);
