import 'fake-indexeddb/auto';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { describe, expect, it } from 'vitest';
import type { FromWorker, SignerRequest } from '../protocol.ts';
import {
  alice,
  CHAIN_ID,
  codeOf,
  createTestSigner,
  keyOf,
  PIN,
  type TestSigner,
} from '../worker/signer.fixture.ts';
import type { SignerWorker } from './client.ts';
import { createSigner } from './client.ts';

interface FakeWorker extends SignerWorker {
  posted: unknown[];
}

/** A handler behind a worker's message port. */
function fakeWorker(signer: TestSigner): FakeWorker {
  const answer = (message: unknown) =>
    worker.onmessage?.({ data: message as FromWorker } as MessageEvent<FromWorker>);
  const worker: FakeWorker = {
    posted: [],
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage(message) {
      worker.posted.push(message);
      const { id, ...request } = message as SignerRequest & { id: number };
      const before = signer.locks.length;
      signer.handler.handle(request).then(
        (result) => {
          const reason = signer.locks[before];
          if (reason !== undefined) answer({ event: 'locked', reason });
          answer({ id, answer: result });
        },
        (error: AppError) => answer({ id, code: error.code, facts: error.facts }),
      );
    },
  };
  return worker;
}

function setup() {
  const workers: FakeWorker[] = [];
  const signer = createSigner(() => {
    const worker = fakeWorker(createTestSigner());
    workers.push(worker);
    return worker;
  });
  signer.configure(async () => CHAIN_ID);
  return { signer, workers };
}

const secret = keyOf('alice-trader7', 'active').password;

async function loggedIn() {
  const parts = setup();
  await parts.signer.rolesOf({ account: alice, kind: 'password', secret });
  await parts.signer.setup({ account: 'alice-trader7', pin: PIN });
  return parts;
}

describe('the signer on the page', () => {
  it('starts no worker before it is needed', async () => {
    const { signer, workers } = setup();
    signer.touch();
    signer.lock();
    signer.discard();
    expect(workers).toHaveLength(0);
    await signer.status();
    expect(workers).toHaveLength(1);
  });

  it('knows whether it is unlocked, and reports when it locks', async () => {
    const { signer } = await loggedIn();
    const told: unknown[] = [];
    signer.onLock((reason) => told.push([reason, signer.state()]));
    expect(signer.state()).toMatchObject({
      hasVault: true,
      unlocked: { account: 'alice-trader7', canSign: true },
      waitSeconds: 0,
    });
    signer.lock();
    await signer.status();
    expect(told).toEqual([['user', { hasVault: true, unlocked: null, waitSeconds: 0 }]]);
    expect(signer.state()).toMatchObject({ hasVault: true, unlocked: null });
  });

  it('does not count a login as unlocked before it has a PIN', async () => {
    const { signer } = setup();
    await signer.rolesOf({ account: alice, kind: 'password', secret });
    expect(signer.state()).toBeNull();
    await signer.status();
    expect(signer.state()).toEqual({ hasVault: false, unlocked: null, waitSeconds: 0 });
  });

  it('knows of no vault after a complete removal, nor before it has asked', async () => {
    const { signer } = await loggedIn();
    await signer.wipe();
    expect(signer.state()).toEqual({ hasVault: false, unlocked: null, waitSeconds: 0 });
    const { signer: fresh, workers } = setup();
    const lost = codeOf(() => fresh.newPassword());
    workers[0]?.onerror?.({} as ErrorEvent);
    await lost;
    expect(fresh.state()).toEqual({ hasVault: false, unlocked: null, waitSeconds: 0 });
  });

  it('reports activity, and a changed time without use, at once', async () => {
    const { signer, workers } = await loggedIn();
    signer.configure(
      async () => CHAIN_ID,
      () => 60_000,
    );
    signer.touch();
    expect(workers[0]?.posted.at(-1)).toEqual({ id: 0, call: 'touch', params: { autoLockMs: 60_000 } });
  });

  it('returns refusals as errors with their code and facts', async () => {
    const { signer } = setup();
    const error = await signer
      .rolesOf({ account: alice, kind: 'password', secret: 'wrong' })
      .catch((each) => each);
    expect(error).toBeInstanceOf(AppError);
    expect(error.code).toBe('login.wrong_password');
    await loggedIn().then(async (parts) => {
      parts.signer.lock();
      const wrong = await parts.signer
        .unlock({ account: 'alice-trader7', pin: '000000' })
        .catch((each) => each);
      expect(wrong).toMatchObject({ code: 'vault.wrong_pin', facts: { waitSeconds: 0 } });
    });
  });

  it('rejects pending calls when the worker fails, is locked then, and starts again', async () => {
    const { signer, workers } = await loggedIn();
    const worker = workers[0]!;
    worker.postMessage = () => undefined;
    const lost = codeOf(() => signer.status());
    worker.onerror?.({} as ErrorEvent);
    expect(await lost).toBe('signer.unavailable');
    expect(signer.state()?.unlocked).toBeNull();
    await signer.rolesOf({ account: alice, kind: 'password', secret });
    expect(workers).toHaveLength(2);
  });

  it('requests nothing on a chain that the worker refuses', async () => {
    const { signer, workers } = await loggedIn();
    signer.configure(async () => '00'.repeat(32));
    const unlocking = codeOf(() => signer.unlock({ account: alice.name, pin: PIN }));
    expect(await unlocking).toBe('signer.wrong_chain');
    expect(workers[0]?.posted.at(-1)).toMatchObject({ call: 'configure' });
  });

  it('reports an unknown chain', async () => {
    const signer = createSigner(() => fakeWorker(createTestSigner()));
    expect(await codeOf(() => signer.unlock({ account: 'alice-trader7', pin: PIN }))).toBe(
      'signer.not_configured',
    );
  });
});
