import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Log } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';
import type { Findings } from './findings.ts';
import type { BlockProofKind } from './provenBlocks.ts';

export interface FollowerOptions {
  readonly storage: Storage;
  readonly client: ChainClient;
  readonly log: Log;
  /** Names of the accounts whose transfers are payouts. */
  readonly payers: readonly string[];
  readonly stakingAsset: string;
  readonly findings: Findings;
  /** Blocks per read and record. */
  readonly batch?: number;
  /** Interval of looking for new irreversible blocks. */
  readonly pollMs?: number;
  /** Interval at which a standby process tries to lead. */
  readonly leadMs?: number;
  /** Wait after a failure of the nodes or of the database server. */
  readonly retryMs?: number;
  /** Interval of looking for matured stakes. */
  readonly stakesMs?: number;
  /** Called with the last block of each recorded range. */
  readonly observe?: (block: number) => void;
  /** Called with the kind of proof of each block's transactions. */
  readonly observeProof?: (kind: BlockProofKind) => void;
}

export type FollowerSettings = Required<FollowerOptions>;

/** The options with their defaults. */
export function followerSettings(options: FollowerOptions): FollowerSettings {
  return {
    batch: 500,
    pollMs: 1_500,
    leadMs: 5_000,
    retryMs: 2_000,
    stakesMs: HOUR_MS,
    observe: () => undefined,
    observeProof: () => undefined,
    ...options,
  };
}
