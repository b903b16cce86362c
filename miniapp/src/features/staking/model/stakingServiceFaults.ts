import type { PayAsset } from '@xbts/shared/services/staking.ts';

/** paid: has reached the quorum; waiting: has not. */
export type QuorumKind = 'paid' | 'waiting';

/** unknown: no such asset on the chain; negative: an amount below zero; badQuorum: a quorum that does not belong in that list. */
export type QuorumFault = 'unknown' | 'negative' | 'badQuorum';

/** The fault of an asset in the staking service's lists; null without a known one (`known` undefined: not read yet). */
export function quorumFault(
  { asset, amount, quorum }: PayAsset,
  kind: QuorumKind,
  known: readonly { symbol: string }[] | undefined,
): QuorumFault | null {
  if (known !== undefined && !known.some(({ symbol }) => symbol === asset)) return 'unknown';
  if (amount.startsWith('-')) return 'negative';
  if (quorum === null) return null;
  const isRight = kind === 'paid' ? quorum >= 100 : quorum >= 0 && quorum < 100;
  return isRight ? null : 'badQuorum';
}
