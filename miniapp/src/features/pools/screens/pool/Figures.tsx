import { apyOf, type DayFees } from '@xbts/shared/amm/apy.ts';
import type { AssetFees } from '@xbts/shared/amm/poolState.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { formatAmount, formatInteger, formatNumber } from '../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { formatPercentOfChain } from '../../../../platform/i18n/prices.ts';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { fiatCodes } from '../../../assets/model/prices/fiatCodes.ts';
import { EstimateText } from '../../../assets/ui/EstimateText.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { type TranslatePools, usePoolT } from '../../texts/poolTexts.ts';
import { exactText } from '../../ui/poolView.ts';
import { ApySheet } from './ApySheet.tsx';
import styles from './Pool.module.css';
import { useFiatOf } from './useFiatOf.ts';

/** Volume, yield and every fee of trading here. */
export function Figures({ known }: { known: PoolInFull }) {
  const t = usePoolT();
  const [isExplained, setExplained] = useState(false);
  const { pool, assetA, assetB, fees } = known;
  const { day } = pool;
  const apyText = day === null ? t('common.unknown') : asPercent(formatNumber(apyOf(pool, day).total));
  return (
    <Section header={t('figures.title')}>
      <Facts
        rows={[
          { label: t('figures.volume'), value: <Volume known={known} /> },
          {
            label: t('figures.exchanges'),
            value: day === null ? t('common.unknown') : formatInteger(day.exchanges),
          },
          {
            label: t('list.apy'),
            value: (
              <button
                type="button"
                className={styles.link}
                aria-label={`${apyText}: ${t('apy.explain')}`}
                onClick={() => setExplained(true)}
              >
                {apyText}
              </button>
            ),
          },
          { label: t('figures.takerFee'), value: asPercent(formatPercentOfChain(pool.takerFeePercent)) },
          {
            label: t('figures.withdrawalFee'),
            value: asPercent(formatPercentOfChain(pool.withdrawalFeePercent)),
          },
          { label: t('figures.exchangeFees'), value: <Collected known={known} of="exchange" /> },
          { label: t('figures.withdrawalFees'), value: <Collected known={known} of="withdrawal" /> },
          ...[assetA, assetB].map((asset) => ({
            label: t('common.marketFeeOf', { symbol: asset.symbol }),
            value: <MarketFee asset={asset} fees={fees.get(asset.id)} />,
          })),
        ]}
      />
      {isExplained && <ApySheet known={known} onClose={() => setExplained(false)} />}
    </Section>
  );
}

const shortAmount = (units: bigint, asset: Asset): string =>
  `${formatAmount(units, asset.precision, units === 0n ? 'plain' : 'short')}\u00a0${asset.symbol}`;

function Volume({ known }: { known: PoolInFull }) {
  const t = usePoolT();
  const { currency } = useSettings();
  const fiatOf = useFiatOf(known);
  const { day } = known.pool;
  if (day === null) return <>{t('common.unknown')}</>;
  const both = fiatOf({ a: day.volumeA, b: day.volumeB }, fiatCodes[currency]);
  return (
    <>
      {shortAmount(day.volumeA, known.assetA)}
      <span className={styles.sub}>{shortAmount(day.volumeB, known.assetB)}</span>
      {/* Both sides of an exchange have the same value. */}
      {both !== null && (
        <span className={styles.sub}>
          <EstimateText value={both / 2} />
        </span>
      )}
    </>
  );
}

/** The fees of one kind that the pool has kept: in the last 24 hours, and in total. */
function Collected({ known, of }: { known: PoolInFull; of: 'exchange' | 'withdrawal' }) {
  const t = usePoolT();
  const { pool, assetA, assetB } = known;
  if (pool.day === null || pool.totalFees === null) return <>{t('common.unknown')}</>;
  const both = (fees: DayFees) =>
    `${shortAmount(fees[`${of}FeeA`], assetA)} + ${shortAmount(fees[`${of}FeeB`], assetB)}`;
  return (
    <>
      {t('figures.inDay', { fees: both(pool.day) })}
      <span className={styles.sub}>{t('figures.inTotal', { fees: both(pool.totalFees) })}</span>
    </>
  );
}

function marketFeeText(fees: AssetFees, asset: Asset, t: TranslatePools) {
  const maker = formatPercentOfChain(fees.makerFeePercent);
  const taker = formatPercentOfChain(fees.takerFeePercent);
  const most = t('figures.marketFeeLimit', { most: exactText(fees.maxMarketFee, asset) });
  return { percents: t('figures.marketFees', { maker, taker }), most };
}

function MarketFee({ asset, fees }: { asset: Asset; fees: AssetFees | undefined }) {
  const t = usePoolT();
  if (fees === undefined || !fees.chargesMarketFee) return <>{t('common.none')}</>;
  const { percents, most } = marketFeeText(fees, asset, t);
  const hasLimit = fees.maxMarketFee < asset.options.max_supply;
  return (
    <>
      {percents}
      {hasLimit && <span className={styles.sub}>{most}</span>}
    </>
  );
}
