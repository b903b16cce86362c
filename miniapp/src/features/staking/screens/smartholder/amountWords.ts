import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { stakeName } from '../../model/stakeName.ts';

/** An amount with its coin's name in a sentence or on a button: 100 000 STH. */
export function amountWords(
  units: bigint,
  { precision, symbol }: Pick<Asset, 'precision' | 'symbol'>,
): string {
  return `${formatAmount(units, precision, 'plain')}\u00a0${stakeName({ symbol })}`;
}
