import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSync } from './createSync.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A job of an interval that counts its runs; each takes `takesMs`. */
function counted(everyMs: number, { focusMs, takesMs = 0 }: { focusMs?: number; takesMs?: number } = {}) {
  const run = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, takesMs)));
  return { everyMs, run, ...(focusMs === undefined ? {} : { focusMs }) };
}

describe('the jobs', () => {
  it('all run once at the start, and then at their own intervals', async () => {
    const quick = counted(8_000);
    const slow = counted(80_000);
    const sync = createSync({ quick, slow }, () => false);
    sync.start();
    expect([quick.run, slow.run].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await pass(80_000);
    expect([quick.run, slow.run].map(({ mock }) => mock.calls.length)).toEqual([11, 2]);
    sync.stop();
    await pass(80_000);
    expect(quick.run).toHaveBeenCalledTimes(11);
  });

  it('never overlap themselves, however slow they are', async () => {
    const job = counted(8_000, { takesMs: 20_000 });
    createSync({ job }, () => false).start();
    await pass(19_000);
    expect(job.run).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(job.run).toHaveBeenCalledTimes(2);
  });

  it('continue after a failure, and do not stop each other', async () => {
    const broken = { everyMs: 8_000, run: vi.fn(() => Promise.reject(new Error('down'))) };
    const sound = counted(8_000);
    createSync({ broken, sound }, () => false).start();
    await pass(16_000);
    expect(broken.run).toHaveBeenCalledTimes(3);
    expect(sound.run).toHaveBeenCalledTimes(3);
  });

  it('wait for a loop that checks every 2 seconds (spec §9)', async () => {
    const job = counted(1);
    createSync({ job }, () => false).start();
    await pass(9_999);
    expect(job.run).toHaveBeenCalledTimes(5);
    await pass(1);
    expect(job.run).toHaveBeenCalledTimes(6);
  });

  it('run more often while a screen focuses on them', async () => {
    const job = counted(800_000, { focusMs: 80_000 });
    let isShown = false;
    createSync({ job }, () => isShown).start();
    await pass(100_000);
    expect(job.run).toHaveBeenCalledTimes(1);
    isShown = true;
    await pass(2_000);
    expect(job.run).toHaveBeenCalledTimes(2);
    await pass(80_000);
    expect(job.run).toHaveBeenCalledTimes(3);
    isShown = false;
    await pass(400_000);
    expect(job.run).toHaveBeenCalledTimes(3);
  });

  it('wait while paused, and run as soon as the pause ends if they are due', async () => {
    const job = counted(8_000);
    const sync = createSync({ job }, () => false);
    sync.start();
    const resume = sync.pause('job');
    await pass(60_000);
    expect(job.run).toHaveBeenCalledTimes(1);
    resume();
    expect(job.run).toHaveBeenCalledTimes(2);
    resume();
    await pass(8_000);
    expect(job.run).toHaveBeenCalledTimes(3);
  });

  it('can be paused together; two pauses of a job end with the second', async () => {
    const [one, other] = [counted(8_000), counted(8_000)];
    const sync = createSync({ one, other }, () => false);
    sync.start();
    await pass(1_000);
    const resumeAll = sync.pause();
    const resumeOne = sync.pause('one');
    await pass(3_600_000);
    expect([one.run, other.run].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    resumeAll();
    expect([one.run, other.run].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
    resumeOne();
    expect([one.run, other.run].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });
});
