import { systemClock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import type { FromWorker, LockReason, ToWorker } from '../protocol.ts';
import { createSignerHandler } from './handler.ts';
import { openVaultStorage } from './vault/storage.ts';
import { createVault } from './vault/vault.ts';

/*
 * The signer: a module worker, and the only part of the app that imports keys, signatures and memos. It answers the
 * page's messages in order, one at a time.
 */

const post = (message: FromWorker): void => self.postMessage(message);

// Other tabs have their own workers: a lock by the user locks them all.
const tabs = new BroadcastChannel('xbts-signer');

const handler = createSignerHandler({
  vault: createVault({ openStorage: () => openVaultStorage(), now: () => Date.now() }),
  clock: systemClock,
  loadCodec,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  onLocked(reason: LockReason) {
    if (reason === 'user' || reason === 'wiped') tabs.postMessage(reason);
    post({ event: 'locked', reason });
  },
});

tabs.onmessage = () => handler.lock('other_tab');

async function answer({ id, ...request }: ToWorker): Promise<void> {
  try {
    post({ id, answer: await handler.handle(request) });
  } catch (error) {
    // The message of a foreign error could quote its input, so only its name leaves the worker.
    if (error instanceof AppError) post({ id, code: error.code, facts: error.facts });
    else post({ id, code: 'unexpected', facts: { detail: error instanceof Error ? error.name : 'thrown' } });
  }
}

let queue: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(() => answer(data));
};
