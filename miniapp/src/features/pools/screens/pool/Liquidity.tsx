import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { fiatCodes } from '../../../assets/model/prices/fiatCodes.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { useEstimateText } from '../../../assets/ui/useEstimateText.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { useFiatOf } from './useFiatOf.ts';

const currencies = ['usd', 'eur', 'rub', 'cny'] as const;

/** The pool's content, and its value in each currency. */
export function Liquidity({ known }: { known: PoolInFull }) {
  const t = usePoolT();
  const fiatOf = useFiatOf(known);
  const estimate = useEstimateText();
  const { pool, assetA, assetB } = known;
  const sides = [
    { asset: assetA, units: pool.balanceA },
    { asset: assetB, units: pool.balanceB },
  ];
  const balances = { a: pool.balanceA, b: pool.balanceB };
  const rows = currencies.map((currency) => ({
    label: t('liquidity.total', { currency: fiatCodes[currency] }),
    value: estimate(fiatOf(balances, fiatCodes[currency]), currency),
  }));
  return (
    <Section header={t('liquidity.title')} footer={t('liquidity.estimate')}>
      {sides.map(({ asset, units }) => (
        <Cell
          key={asset.id}
          before={<AssetIcon symbol={asset.symbol} />}
          title={<SymbolText symbol={asset.symbol} />}
          subtitle={asset.id}
          after={
            <AmountText
              units={units}
              precision={asset.precision}
              form={units === 0n ? 'plain' : 'short'}
              canExpand
            />
          }
        />
      ))}
      <Facts rows={rows} />
    </Section>
  );
}
