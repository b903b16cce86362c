import { describe, expect, it } from 'vitest';
import type { FromWorker, LockReason } from '../protocol.ts';
import { codeOf } from '../worker/signer.fixture.ts';
import { createWire, type SignerWorker } from './client.ts';

function setup() {
  const posted: { id: number; call: string }[] = [];
  const workers: SignerWorker[] = [];
  const locks: LockReason[] = [];
  const ended: SignerWorker[] = [];
  const open = (): SignerWorker => {
    const worker: SignerWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => posted.push(message as (typeof posted)[number]),
      terminate: () => ended.push(worker),
    };
    workers.push(worker);
    return worker;
  };
  const wire = createWire(open, (reason) => locks.push(reason));
  const answer = (message: FromWorker) =>
    workers.at(-1)?.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  return { wire, posted, workers, locks, ended, answer };
}

describe('the messages to the worker', () => {
  it('return each answer to its caller, in any order, and none for a notification', async () => {
    const { wire, posted, answer } = setup();
    const asked = [wire.call('status', null), wire.call('newPassword', null), wire.call('status', null)];
    wire.tell('touch', {});
    const ids = posted.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    const [first = 0, second = 0, third = 0, told = 0] = ids;
    answer({ id: told, answer: 'nobody’s' });
    answer({ id: third, answer: 'third' });
    answer({ id: first, answer: 'first' });
    answer({ id: second, answer: 'second' });
    expect(await Promise.all(asked)).toEqual(['first', 'second', 'third']);
  });

  it('start no worker for a notification', () => {
    const { wire, workers } = setup();
    wire.tell('touch', {});
    expect(workers).toEqual([]);
  });

  it('treat an unknown code as the unexpected', async () => {
    const { wire, posted, answer } = setup();
    for (const [code, taken] of [
      ['signer.locked', 'signer.locked'],
      ['of another app', 'unexpected'],
    ]) {
      const failed = codeOf(() => wire.call('status', null));
      answer({ id: posted.at(-1)?.id ?? 0, code: code as never, facts: {} });
      expect(await failed).toBe(taken);
    }
  });

  it('report a lock with its reason, and end a failed worker with all pending calls', async () => {
    const { wire, workers, locks, ended, answer } = setup();
    const lost = [codeOf(() => wire.call('status', null)), codeOf(() => wire.call('status', null))];
    answer({ event: 'locked', reason: 'other_tab' });
    const [worker] = workers;
    worker?.onerror?.({} as ErrorEvent);
    expect(await Promise.all(lost)).toEqual(['signer.unavailable', 'signer.unavailable']);
    expect([locks, ended]).toEqual([['other_tab', 'idle'], [worker]]);
  });
});
