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
  /** Blocks that are read and recorded together. */
  readonly batch?: number;
  /** How often a new irreversible block is looked for. */
  readonly pollMs?: number;
  /** How often a process that does not lead tries to. */
  readonly leadMs?: number;
  /** Waited after a failure of the nodes or of the database server. */
  readonly retryMs?: number;
  /** How often matured stakes are looked for. */
  readonly stakesMs?: number;
  /** Told of the last block of each range that was recorded. */
  readonly observe?: (block: number) => void;
  /** Told of each block what its transactions are known by. */
  readonly observeProof?: (kind: BlockProofKind) => void;
}

export type FollowerSettings = Required<FollowerOptions>;

/** The options with their presets. */
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
