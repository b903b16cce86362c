import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { positionOf } from '@xbts/bot/src/storage/repositories/positions.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type EmptyDatabases, emptyTables } from '../../bothEngines.ts';
import type { Ledger } from '../../devnet/chain/ledger/ledger.ts';
import { toSeconds } from '../../devnet/chain/ledger/time.ts';
import { startDevnet } from '../../devnet/startDevnet.ts';
import type { WorldAccountName } from '../../devnet/world/accounts.ts';
import { pushSigned } from '../../devnet/world/pushSigned.ts';
import { clientOf, startFollower } from './followedChain.ts';

/** The time limit for the bot. */
export const soon = { timeout: 20_000 };

/** A development chain whose test makes the blocks, three seconds of chain time apart, without waiting. */
export interface SteppedChain {
  readonly ledger: Ledger;
  readonly client: ChainClient;
  nowSeconds(): number;
  idOf(name: string): string;
  produce(count?: number): void;
  /** Makes blocks until the head block is irreversible. */
  settle(): void;
  /** Signs an operation as an account of the world; it is then in the head block. */
  push(name: WorldAccountName, operation: readonly [type: number, body: object]): void;
  close(): Promise<void>;
}

export async function startSteppedChain(): Promise<SteppedChain> {
  const devnet = await startDevnet({ blockMs: 0 });
  const client = clientOf(devnet.nodes.map(({ url }) => url));
  const codec = await loadCodec();
  const { ledger } = devnet;
  const nowSeconds = () => toSeconds(ledger.head().time);
  const produce = (count = 1) => {
    for (let made = 0; made < count; made += 1) ledger.produceBlock(nowSeconds() + 3);
  };
  return {
    ledger,
    client,
    nowSeconds,
    idOf: (name) => ledger.state.accountByName(name)?.id ?? '',
    produce,
    settle: () => produce(20),
    push: (name, operation) => {
      pushSigned({ ledger, codec }, name, [operation]);
      produce();
    },
    close: async () => {
      client.close();
      await devnet.close();
    },
  };
}

/** Subscribers of one kind of notice, and the follower that notifies them. */
export interface WatchedAccounts {
  readonly storage: Storage;
  watch(uid: number, ...names: readonly string[]): Promise<void>;
  /** The facts of each queued notice of a user, the oldest first. */
  toldTo(uid: number): Promise<unknown[]>;
  /** Resolves when the follower has read every irreversible block. */
  isCaughtUp(): Promise<void>;
  stop(): Promise<void>;
  /** Follows on after stop. */
  follow(): void;
}

/** Follows the chain with tables that are empty at the beginning of each test. */
export function watchedAccounts(
  chain: () => SteppedChain,
  databases: EmptyDatabases,
  kind: OfferedNotice,
): WatchedAccounts {
  let storage: Storage;
  let follower: ReturnType<typeof startFollower> | undefined;
  const follow = () => {
    follower = startFollower(storage, chain().client, { lookMs: 0, watchMs: 0 });
  };
  const stop = async () => follower?.stop();
  const isCaughtUp = async () => {
    const { ledger } = chain();
    await expect.poll(() => positionOf(storage.db, ledger.chainId), soon).toBe(ledger.head().irreversible);
  };
  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(async () => {
    await stop();
    await emptyTables(storage);
    follow();
    await isCaughtUp();
  });
  afterAll(stop);
  return {
    get storage() {
      return storage;
    },
    async watch(uid, ...names) {
      const accounts = names.map((name) => ({ id: chain().idOf(name), name }));
      await saveSubscriber(storage.db, { uid, language: 'en', kinds: [kind] });
      await addAccounts(storage.db, uid, accounts);
    },
    toldTo: (uid) => factsTold(storage, uid, kind),
    isCaughtUp,
    stop,
    follow,
  };
}

async function factsTold({ db }: Storage, uid: number, kind: OfferedNotice): Promise<unknown[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('facts')
    .where('uid', '=', BigInt(uid))
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ facts }) => facts);
}
