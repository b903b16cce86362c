import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { ChainNames } from '../../chain/follower/chainNames.ts';
import type { Log } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';

export interface OrderDeps {
  readonly storage: Storage;
  readonly client: ChainClient;
  readonly names: ChainNames;
  readonly log: Pick<Log, 'warn'>;
  /** Fills of one order within so much chain time are told together. */
  readonly joinMs: number;
  /** How often accounts that began or ceased to be watched are looked for. */
  readonly watchMs: number;
  /** How often every open order is compared with the chain, whether or not somebody traded. */
  readonly sweepMs: number;
}

/** Where the chain is recorded up to, with the time of that block. */
export interface SettledTo {
  readonly block: number;
  readonly at: Date;
}
