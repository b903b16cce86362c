import type { AgreedFate } from '@xbts/shared/actions/findTransaction.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import type { InBlockProof } from '../../../platform/proof/inBlockProof.ts';
import type { TransactionPlace } from '../../../platform/proof/proveInBlock.ts';
import type { PendingChange } from './pending.ts';

/** Proves that a transaction is in the block that nodes report; null when it is not, or nothing could be read. */
export type ProveInBlock = (client: ChainClient, place: TransactionPlace) => Promise<InBlockProof | null>;

/**
 * Loads with the first included transaction, so that no start waits for it. If it fails to load, no transaction counts
 * as included.
 */
export const proveByWitnesses: ProveInBlock = async (client, place) => {
  const { proveInBlock } = await loadPart(() => import('../../../platform/proof/proveInBlock.ts'));
  return await proveInBlock(client, place);
};

type InBlock = Extract<AgreedFate['fate'], { state: 'in_block' }>;

/**
 * The reported inclusion of a transaction that nodes show in a block: none until a witness' signature confirms it. If
 * this device can't check the block, the nodes' word counts.
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
