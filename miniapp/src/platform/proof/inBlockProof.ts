import type { SignedCount } from '@xbts/shared/protocol/witnessSet.ts';
import type { ProofAnswer } from './protocol.ts';

/** signed: proven by witnesses · unchecked: it can't be checked on this device, so that it is only the nodes' word. */
export type InBlockProof = ({ readonly kind: 'signed' } & SignedCount) | { readonly kind: 'unchecked' };

/** What an answer of the worker proves; null while nobody whom we know has signed anything of it. */
export function inBlockProofOf(answer: ProofAnswer): InBlockProof | null {
  if (answer.kind === 'unpackable') return { kind: 'unchecked' };
  if (answer.count.signed === 0) return null;
  // Signatures that fit keys which one node alone has named prove no more than that node's word.
  return answer.witnesses.nodes.length < 2 ? { kind: 'unchecked' } : { kind: 'signed', ...answer.count };
}
