import type { SignedCount } from '@xbts/shared/protocol/witnessSet.ts';
import type { ProofAnswer } from './protocol.ts';

/** signed: proven by witnesses · unchecked: it cannot be checked on this device, so it rests on the nodes' word. */
export type InBlockProof = ({ readonly kind: 'signed' } & SignedCount) | { readonly kind: 'unchecked' };

/** The proof in the worker's answer; null while no known witness has signed any of it. */
export function inBlockProofOf(answer: ProofAnswer): InBlockProof | null {
  if (answer.kind === 'unpackable') return { kind: 'unchecked' };
  if (answer.count.signed === 0) return null;
  // Signatures by keys that a single node has named prove no more than that node's word.
  return answer.witnesses.nodes.length < 2 ? { kind: 'unchecked' } : { kind: 'signed', ...answer.count };
}
