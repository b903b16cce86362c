import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FromWorker, LockReason, ToWorker } from '../protocol.ts';
import { alice, CHAIN_ID, keyOf } from './signer.fixture.ts';

/* The worker's own file: its messages to the page and to other tabs. */

const posted: FromWorker[] = [];
const told: unknown[] = [];
const tabs: { postMessage(reason: LockReason): void; onmessage?: () => void } = {
  postMessage: (reason) => told.push(reason),
};
const scope: { postMessage(message: FromWorker): void; onmessage?: (event: { data: ToWorker }) => void } = {
  postMessage: (message) => posted.push(message),
};

function tabChannel() {
  return tabs;
}

type Asked = ToWorker extends infer One ? (One extends ToWorker ? Omit<One, 'id'> : never) : never;
let id = 0;
function ask(request: Asked): number {
  id += 1;
  scope.onmessage?.({ data: { ...request, id } as ToWorker });
  return id;
}

/** Waits for its answer. */
async function answerTo(request: Asked): Promise<FromWorker | undefined> {
  const number = ask(request);
  const isAnswer = (message: FromWorker) => 'id' in message && message.id === number;
  return vi.waitFor(
    () => {
      const answer = posted.find(isAnswer);
      expect(answer).toBeDefined();
      return answer;
    },
    { interval: 2, timeout: 20_000 },
  );
}

const sensor = { source: 'biometrics', token: '5e'.repeat(32), credential: '' } as const;
const account = 'alice-trader7';

beforeAll(async () => {
  vi.stubGlobal('self', scope);
  vi.stubGlobal('BroadcastChannel', tabChannel);
  await import('./worker.ts');
  await answerTo({ call: 'configure', params: { chainId: CHAIN_ID } });
  const { wif: secret } = keyOf(account, 'active');
  await answerTo({ call: 'rolesOf', params: { account: alice, kind: 'key', secret } });
  await answerTo({ call: 'setup', params: { account, pin: sensor } });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(async () => {
  await answerTo({ call: 'unlockByToken', params: { account, source: sensor.source, token: sensor.token } });
  posted.length = 0;
  told.length = 0;
});

it('notifies the page and the other tabs when its user locks', async () => {
  await answerTo({ call: 'lock', params: undefined });
  expect(posted).toContainEqual({ event: 'locked', reason: 'user' });
  expect(told).toEqual(['user']);
});

it('locks with another tab, without notifying it in return', () => {
  tabs.onmessage?.();
  expect(posted).toEqual([{ event: 'locked', reason: 'other_tab' }]);
  expect(told).toEqual([]);
});

it('answers requests one after the other, a failure by its code and facts', async () => {
  const unlock = { account, source: sensor.source, token: '00'.repeat(32) };
  const wrong = ask({ call: 'unlockByToken', params: unlock });
  const last = ask({ call: 'newPassword', params: undefined });
  await expect.poll(() => posted, { interval: 2 }).toHaveLength(2);
  expect(posted[0]).toMatchObject({ id: wrong, code: expect.stringMatching(/^vault\./u), facts: {} });
  expect(posted[1]).toMatchObject({ id: last, answer: { password: expect.any(String) } });
});

it('reports only the name of a foreign error, since its text could quote a secret', async () => {
  const broken = { call: 'publicKeyOfWif', params: null } as unknown as Asked;
  const answer = await answerTo(broken);
  expect(answer).toEqual({ id, code: 'unexpected', facts: { detail: 'TypeError' } });
});

it('notifies the other tabs of a wipe, after which nothing opens', async () => {
  await answerTo({ call: 'wipe', params: undefined });
  expect(posted).toContainEqual({ event: 'locked', reason: 'wiped' });
  expect(told).toEqual(['wiped']);
});
