import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { formatFiat } from '../../../../platform/i18n/numbers.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { type GainRow, worthWithoutCost } from '../../model/gains/gainRows.ts';
import { type TranslateStatement, useStatementT } from '../../texts/statementTexts.ts';
import { GainText } from './GainText.tsx';

export interface GainCellProps {
  row: GainRow;
  asset: Asset | undefined;
  onPress: () => void;
}

/** One asset: its value and cost, and its gain while owned; when all was sold, the result. */
export function GainCell({ row, asset, onPress }: GainCellProps) {
  const t = useStatementT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const isSold = row.position.units === 0n;
  return (
    <Cell
      title={asset === undefined ? <Skeleton width={96} /> : <SymbolText symbol={asset.symbol} />}
      subtitle={isHidden ? '****' : worthText(row, t)}
      after={<GainText value={isSold ? row.realised : row.unrealised} />}
      afterSubtitle={t(isSold ? 'gains.realised' : 'gains.unrealised')}
      onPress={onPress}
      isMultiline
    />
  );
}

/** Value and cost of the counted part, and its further value. */
function worthText(row: GainRow, t: TranslateStatement): string {
  const { position, worth, counted, cost } = row;
  if (position.units === 0n) return t('gains.sold');
  const dollars = (value: number) => formatFiat(value, 'usd');
  const rest = worthWithoutCost(row);
  const parts = [
    ...(worth === null ? [t('common.noPrice')] : []),
    ...(counted === null ? [] : [t('gains.worth', { worth: dollars(counted) })]),
    ...(position.units === position.unknownUnits ? [] : [t('gains.cost', { cost: dollars(cost) })]),
    ...(rest > 0 ? [t('gains.restWorth', { worth: dollars(rest) })] : []),
    ...(rest <= 0 && position.units === position.unknownUnits ? [t('gains.unknownCost')] : []),
  ];
  return parts.join(' · ');
}
