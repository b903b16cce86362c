import { MONEY_DECIMALS } from '@xbts/shared/ledger/tradeWorth.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { coinPrice } from '../../../../platform/i18n/coinPrice.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Facts, type FactsProps } from '../../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { type GainRow, shownSums, worthWithoutCost } from '../../model/gains/gainRows.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import { GainText } from './GainText.tsx';
import { useMoneyText } from './useMoneyText.ts';

export interface GainSheetProps {
  row: GainRow;
  asset: Asset | undefined;
  onClose: () => void;
}

const dollars = (money: bigint): number => Number(money) / 10 ** MONEY_DECIMALS;

/** All figures of one asset. */
export function GainSheet({ row, asset, onClose }: GainSheetProps) {
  const t = useStatementT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const { position, worth, cost, realised, unrealised, fees } = row;
  const shown = shownSums([row]);
  const rest = worthWithoutCost(row);
  const name = asset?.symbol ?? row.assetId;
  const precision = asset?.precision ?? 0;
  const money = useMoneyText();
  const amount = (units: bigint) => (
    <AmountText units={units} precision={precision} form="plain" isHidden={isHidden} />
  );
  const known = Number(position.units - position.unknownUnits) / 10 ** precision;
  const some = (units: bigint, label: 'gains.unknownUnits' | 'gains.unpriced'): FactsProps['rows'] =>
    units === 0n ? [] : [{ label: t(label), value: amount(units) }];
  return (
    <Sheet isOpen title={name} heading={<SymbolText symbol={name} />} onClose={onClose}>
      <Facts
        rows={[
          { label: t('gains.owned'), value: amount(position.units) },
          ...some(position.unknownUnits, 'gains.unknownUnits'),
          { label: t('gains.costLabel'), value: known > 0 ? money(cost) : t('common.unknown') },
          ...(known > 0
            ? [{ label: t('gains.average'), value: `≈\u00a0${coinPrice(cost / known, 'usd')}` }]
            : []),
          { label: t('gains.unrealised'), value: <GainText value={unrealised} /> },
          {
            label: t('gains.worthLabel'),
            value: worth === null ? t('common.noPrice') : money(shown.worth / 100),
          },
          ...(rest > 0 ? [{ label: t('gains.withoutCost'), value: money(rest) }] : []),
          { label: t('gains.acquired'), value: money(dollars(position.acquired)) },
          { label: t('gains.proceeds'), value: money(dollars(position.proceeds)) },
          { label: t('gains.realised'), value: <GainText value={realised} /> },
          { label: t('gains.fees'), value: money(fees) },
          ...some(position.unpricedUnits, 'gains.unpriced'),
        ]}
      />
    </Sheet>
  );
}
