import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';

/** Target seconds between blocks by the networks' own rules; a network that has changed its rule often is left out. */
const byCoin: Readonly<Record<string, number>> = { BTC: 600, LTC: 150, DOGE: 60, HIVE: 3 };
const byFamily: Partial<Record<GatewayFamily, number>> = { eth: 12 };

/**
 * The time that a gateway's required confirmations take at the network's pace, in milliseconds; null when either is
 * unknown.
 */
export function confirmationMs(
  family: GatewayFamily,
  { backingCoin, confirmations }: Pick<GatewayCoin, 'backingCoin' | 'confirmations'>,
): number | null {
  const seconds = byFamily[family] ?? (family === 'coins' ? byCoin[backingCoin.toUpperCase()] : undefined);
  return confirmations === null || confirmations === undefined || seconds === undefined
    ? null
    : confirmations * seconds * 1_000;
}
