import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { ChainNames } from '../../chain/follower/chainNames.ts';
import type { Log } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';

export interface OrderDeps {
  readonly storage: Storage;
  readonly client: ChainClient;
  readonly names: ChainNames;
  readonly log: Pick<Log, 'warn'>;
  /** Fills of one order within this much chain time share a notice. */
  readonly joinMs: number;
  /** Interval of looking for newly watched or unwatched accounts. */
  readonly watchMs: number;
  /** Interval of comparing every open order with the chain, traded or not. */
  readonly sweepMs: number;
}

/** The last recorded block, with its time. */
export interface SettledTo {
  readonly block: number;
  readonly at: Date;
}
