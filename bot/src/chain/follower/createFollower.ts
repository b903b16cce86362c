import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { realClock } from '../../clock.ts';
import { retry } from '../../retry.ts';
import { type Leadership, tryToLead } from '../../storage/leadership.ts';
import { createChainNames } from './chainNames.ts';
import { findMatured } from './findMatured.ts';
import { catchUp, type FollowParts } from './followChain.ts';
import { type FollowerOptions, type FollowerSettings, followerSettings } from './followerOptions.ts';
import { createHeaderProver } from './provenHeaders.ts';
import { createBlockReader } from './readBlocks.ts';
import type { Payers } from './readRange.ts';

/** Reads the chain for all processes that share a database: one of them leads, the others stand by. */
export interface Follower {
  /**
   * Follows until the signal aborts, and waits for absent nodes or database servers.
   * @throws AppError storage.unavailable when writing fails for good: the process should stop
   */
  run(signal: AbortSignal): Promise<void>;
}

/** A follower; nothing runs before `run`. */
export function createFollower(options: FollowerOptions): Follower {
  const settings = followerSettings(options);
  return {
    run: (signal) =>
      retry(
        async () => {
          while (!signal.aborted) {
            const leadership = await tryToLead(settings.storage, 'follow the chain');
            if (leadership === undefined) await realClock.sleep(settings.leadMs, signal);
            else await leadWhileHeld(settings, leadership, signal);
          }
        },
        (thrown) => {
          const error = toAppError(thrown);
          if (error.code === 'storage.unavailable') return undefined;
          if (!hasCode(error, 'node.closed') || !signal.aborted)
            settings.log.warn({ code: error.code, err: error }, 'following the chain failed and is retried');
          return settings.retryMs;
        },
        { signal },
      ),
  };
}

async function leadWhileHeld(
  settings: FollowerSettings,
  leadership: Leadership,
  signal: AbortSignal,
): Promise<void> {
  const failing = new AbortController();
  try {
    const leading = AbortSignal.any([signal, leadership.lost, failing.signal]);
    const parts = await createParts(settings, leading);
    const tasks = [readBlocks(parts), readStakes(settings, leading)];
    for (const task of tasks) task.catch(() => failing.abort());
    await Promise.allSettled(tasks);
    await Promise.all(tasks);
  } finally {
    await leadership.release();
  }
}

async function readBlocks(parts: FollowParts): Promise<void> {
  while (!parts.signal.aborted) {
    await catchUp(parts);
    await realClock.sleep(parts.settings.pollMs, parts.signal);
  }
}

async function createParts(settings: FollowerSettings, signal: AbortSignal): Promise<FollowParts> {
  const { client, storage } = settings;
  const chainId = await client.chainId();
  return {
    settings,
    storage,
    chainId,
    names: createChainNames(client),
    payers: await payersOf(settings),
    readBlocks: createBlockReader(),
    headers: createHeaderProver(client, chainId),
    proving: {
      client,
      codec: blockCodec,
      log: settings.log,
      observeProof: settings.observeProof,
    },
    signal,
  };
}

async function payersOf({ client, payers, log }: FollowerSettings): Promise<Payers> {
  const { value: found } = await readAgreed(client, (reader) => getAccounts(reader, payers));
  const unknown = payers.filter((_name, index) => found[index] === null);
  // Accounts cannot vanish, so this name is a typo: the others' payouts are still reported.
  if (unknown.length > 0)
    log.error(
      { err: new AppError('chain.unknown_account', { account: unknown.join(', ') }) },
      'payer not found: check PAYER_ACCOUNTS',
    );
  return new Map(found.flatMap((account) => (account === null ? [] : [[account.id, account.name]])));
}

/** A failed look at the stakes is repeated sooner than the next one is due. */
const stakesAgainMs = 60_000;

/** Beside the blocks, which never wait for it. */
async function readStakes(settings: FollowerSettings, leading: AbortSignal): Promise<void> {
  while (!leading.aborted) {
    let waitMs = settings.stakesMs;
    try {
      await lookForMatured(settings, leading);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === 'storage.unavailable') throw error;
      if (!hasCode(error, 'node.closed') || !leading.aborted)
        settings.log.warn(
          { code: error.code, err: error },
          'the stakes could not be read, and are read again',
        );
      waitMs = Math.min(waitMs, stakesAgainMs);
    }
    await realClock.sleep(waitMs, leading);
  }
}

async function lookForMatured(settings: FollowerSettings, leading: AbortSignal): Promise<void> {
  const { head } = settings.client.status.get();
  if (head === null) return;
  const queued = await findMatured(settings, head.time, leading);
  if (queued > 0) settings.log.info({ queued }, 'stakes have matured');
}
