import { operationName } from '@xbts/shared/protocol/operationTypes.ts';
import type { IconName } from '../../../ui/display/icons/paths.ts';

const byNoun: readonly (readonly [start: string, icon: IconName])[] = [
  ['liquidity_pool_exchange', 'swap'],
  ['liquidity_pool', 'pools'],
  ['limit_order', 'swap'],
  ['fill_order', 'swap'],
  ['vesting', 'lock'],
  ['ticket', 'lock'],
  ['htlc', 'lock'],
  ['account', 'user'],
  ['custom_authority', 'key'],
  ['asset', 'wallet'],
  ['balance_claim', 'receive'],
];

/** The icon of an operation that is no payment between two accounts. */
export function operationIcon(type: number): IconName {
  const name = operationName(type) ?? '';
  return byNoun.find(([start]) => name.startsWith(start))?.[1] ?? 'block';
}
