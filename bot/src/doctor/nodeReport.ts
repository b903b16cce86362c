import type { ApiName, NodeReader } from '@xbts/shared/client/chainClient.ts';
import type { SteadyClock } from '@xbts/shared/client/clock.ts';
import { Connection } from '@xbts/shared/client/connection.ts';
import { readerOf } from '@xbts/shared/client/nodeReader.ts';
import type { Head } from '@xbts/shared/client/nodeStatus.ts';
import { visitNode } from '@xbts/shared/client/nodeVisit.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import { openNodeSocket } from '../chain/nodeSocket.ts';

/** A node's own report; `visit` is null without an answer. */
export interface NodeReport {
  readonly url: string;
  readonly visit: {
    readonly chainId: string;
    readonly head: Head;
    readonly latencyMs: number;
    /** The time of the head report, by this machine's clock. */
    readonly at: number;
    readonly offers: Readonly<Record<Offer, boolean>>;
  } | null;
}

type Call = readonly [api: ApiName, method: string, params: readonly unknown[]];

/** The first possible account and pool: a node that keeps histories answers whether or not they exist. */
const questions = {
  'account histories': ['history', 'get_account_history', ['1.2.0', '1.11.0', 1, '1.11.0']],
  'trade histories': ['history', 'get_market_history_buckets', []],
  'pool histories': ['history', 'get_liquidity_pool_history', ['1.19.0', null, null, 1]],
  blocks: ['block', 'get_blocks', [1, 1]],
} as const satisfies Record<string, Call>;

/** Histories and permissions that vary between nodes. */
export type Offer = keyof typeof questions | 'broadcasts';

const ANSWER_MS = 5_000;

async function offersOf(connection: Connection): Promise<Record<Offer, boolean>> {
  const reader = readerOf(connection);
  const [accounts, trades, pools, blocks, broadcasts] = await Promise.all([
    isOffered(reader, questions['account histories']),
    isOffered(reader, questions['trade histories']),
    isOffered(reader, questions['pool histories']),
    isOffered(reader, questions.blocks),
    connection.apiId('network_broadcast', ANSWER_MS).then(
      () => true,
      (error: unknown) => !isUnavailable(error),
    ),
  ]);
  return {
    'account histories': accounts,
    'trade histories': trades,
    'pool histories': pools,
    blocks,
    broadcasts,
  };
}

/** False only when the node says that it lacks the feature: a refusal for another reason is an answer. */
const isOffered = (reader: NodeReader, [api, method, params]: Call): Promise<boolean> =>
  reader.call(api, method, params, { deadlineMs: ANSWER_MS }).then(
    () => true,
    (error: unknown) => !isUnavailable(error),
  );

/** Asks a node for its chain, its head and its offers. Never rejects. */
export async function askNode(url: string, clock: SteadyClock): Promise<NodeReport> {
  const connection = new Connection({ url, openSocket: openNodeSocket, clock, onLost: () => undefined });
  try {
    const { chainId, head, latencyMs } = await visitNode(connection, clock);
    const at = clock.now();
    return { url, visit: { chainId, head, latencyMs, at, offers: await offersOf(connection) } };
  } catch {
    // Any failure counts as no answer, and the report says so.
    return { url, visit: null };
  } finally {
    connection.close();
  }
}
