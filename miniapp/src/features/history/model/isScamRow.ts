import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Description } from './describeOperation.ts';
import type { HistoryRows } from './useHistoryRows.ts';

/** True when the other account or an asset of an operation is on the scam list. */
export function isScamRow(
  { counterparty, movements }: Pick<Description, 'counterparty' | 'movements'>,
  {
    names,
    assets,
    scam,
  }: Pick<HistoryRows, 'names' | 'scam'> & {
    assets: ReadonlyMap<string, Pick<Asset, 'symbol'>>;
  },
): boolean {
  const name = counterparty === null ? undefined : names.get(counterparty);
  const symbols = movements.map(({ assetId }) => assets.get(assetId)?.symbol ?? '');
  return (name !== undefined && scam.accounts.has(name)) || symbols.some((symbol) => scam.assets.has(symbol));
}
