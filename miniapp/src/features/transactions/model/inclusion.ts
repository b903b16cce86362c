import type { AgreedFate } from '@xbts/shared/actions/findTransaction.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import type { InBlockProof } from '../../../platform/proof/inBlockProof.ts';
import type { TransactionPlace } from '../../../platform/proof/proveInBlock.ts';
import type { PendingChange } from './pending.ts';

/** Proves that a transaction stands where nodes say it does; null when it does not, or nothing could be read. */
export type ProveInBlock = (client: ChainClient, place: TransactionPlace) => Promise<InBlockProof | null>;

/** Loaded with the first transaction that is in a block: no start waits for it. Without it none would ever be known to be in one. */
export const proveByWitnesses: ProveInBlock = async (client, place) => {
  const { proveInBlock } = await loadPart(() => import('../../../platform/proof/proveInBlock.ts'));
  return await proveInBlock(client, place);
};

type InBlock = Extract<AgreedFate['fate'], { state: 'in_block' }>;

/**
 * What is told of a transaction that nodes show in a block: nothing while no witness' signature bears it out. Where this device can't
 * check the block, it is the nodes' word.
 */
export function inclusionOf(
  { fate, nodes }: { fate: InBlock; nodes: readonly string[] },
  proof: InBlockProof,
): PendingChange {
  const { blockNum: blockNumber, trxInBlock } = fate;
  const isSigned = proof.kind === 'signed';
  const isIrreversible = isSigned ? proof.isIrreversible : fate.irreversible;
  const { signed, active } = isSigned ? proof : { signed: 0, active: 0 };
  return {
    phase: isIrreversible ? 'irreversible' : 'included',
    blockNumber,
    error: null,
    proof: { signed, active, trxInBlock, nodes: [...nodes] },
  };
}
