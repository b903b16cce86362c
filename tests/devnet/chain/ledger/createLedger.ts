import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { BlockChain, type BlockIdOf } from './blockChain.ts';
import type { Genesis } from './genesis.ts';
import { buildGenesis } from './genesisState.ts';
import type { Ledger } from './ledger.ts';
import { MemoryLedger } from './memoryLedger.ts';
import { State } from './state.ts';

export interface LedgerOptions {
  genesis: Genesis;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Replaces the blocks' ids by those of a replayed recording. */
  blockId?: BlockIdOf;
}

/** Makes a chain from its genesis; block 1 is the first that is produced. */
export async function createLedger({ genesis, now, blockId }: LedgerOptions): Promise<Ledger> {
  const state = new State();
  buildGenesis(state, genesis);
  const codec = await loadCodec();
  return new MemoryLedger(state, codec, now, new BlockChain(state, codec, blockId));
}
