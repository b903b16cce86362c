import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { writePaymentLink } from '../../recipients/model/paymentLink.ts';
import type { Summary, SummaryAssets } from './summary.ts';

/**
 * The path of a prefilled form that does the same again; null when there is none. `memo` is the message of a payment, '' without one, null
 * when it is not read: such a payment has no form, since without its message it could be lost.
 */
export function againPath(
  { kind, count, parties, figures, paid }: Summary,
  { assets, names }: { assets: SummaryAssets; names: ReadonlyMap<string, string> },
  memo: string | null,
): string | null {
  const [figure, ...more] = figures;
  const asset = assets.get(figure?.assetId ?? '');
  if (figure === undefined || asset === undefined || more.length > 0) return null;
  if (kind === 'out') {
    const to = names.get(parties[0] ?? '');
    if (count > 1 || memo === null || to === undefined) return null;
    return writePaymentLink('', {
      to,
      asset: asset.symbol,
      amount: formatPlain(figure.units, asset.precision),
      memo,
    });
  }
  const from = paid.length === 1 ? assets.get(paid[0]?.assetId ?? '') : undefined;
  if (from === undefined || kind !== 'swap') return null;
  return `/swap?${new URLSearchParams({ from: from.symbol, to: asset.symbol })}`;
}
