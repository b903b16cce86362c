import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';

/** Seconds between blocks as the networks' own rules aim at; a network whose rule has changed often is left out. */
const byCoin: Readonly<Record<string, number>> = { BTC: 600, LTC: 150, DOGE: 60, HIVE: 3 };
const byFamily: Partial<Record<GatewayFamily, number>> = { eth: 12 };

/** How long the confirmations that a gateway waits for take by the network's own pace, in milliseconds; null where either is not known. */
export function confirmationMs(
  family: GatewayFamily,
  { backingCoin, confirmations }: Pick<GatewayCoin, 'backingCoin' | 'confirmations'>,
): number | null {
  const seconds = byFamily[family] ?? (family === 'coins' ? byCoin[backingCoin.toUpperCase()] : undefined);
  return confirmations === null || confirmations === undefined || seconds === undefined
    ? null
    : confirmations * seconds * 1_000;
}
