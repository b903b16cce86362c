import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { Suspense, useMemo, useState } from 'react';
import { formatDay } from '../../../platform/i18n/dates.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { RangeTabs } from '../../../ui/chart/RangeTabs.tsx';
import { pointsIn, type Range } from '../../../ui/chart/ranges.ts';
import { ChangeText } from '../../../ui/display/ChangeText.tsx';
import { classNames } from '../../../ui/display/classNames.ts';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { ChainValue } from '../../history/ui/value/ChainValue.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { changeOver, valuesOf } from '../model/portfolioHistory.ts';
import type { PortfolioFigures } from '../model/portfolioRows.ts';
import { usePortfolioT } from '../texts/portfolioTexts.ts';
import { useWalletT } from '../texts/walletTexts.ts';
import styles from './ValueHistory.module.css';

const LineChart = lazyPart(async () => (await import('../../../ui/chart/LineChart.tsx')).LineChart);

const [HEIGHT, BRIEF] = [180, 132] as const;

export interface ValueHistoryProps {
  account: string;
  figures: PortfolioFigures | undefined;
  /** Beside a list: its title in the card, lower, and without its source and the way to older values. */
  isBrief?: boolean;
}

/** The value over time as recorded on this device, its change in the chosen time, and its source. */
export function ValueHistory({ account, figures, isBrief = false }: ValueHistoryProps) {
  const t = usePortfolioT();
  const tWallet = useWalletT();
  const { currency, hidesBalances } = useSettings();
  const [range, setRange] = useState<Range>('month');
  const total = figures?.hasPrices === true && !figures.isWaitingForPrices ? figures.total.value : null;
  const points = useMemo(
    () => pointsOf(account, currency.toUpperCase() as FiatCurrency, total),
    [account, currency, total],
  );
  const shown = useMemo(() => pointsIn(points, range, Date.now()), [points, range]);
  const [first] = points;
  if (hidesBalances) return null;
  const height = isBrief ? BRIEF : HEIGHT;
  const isDrawn = first !== undefined && shown.length > 1;
  return (
    <Section
      {...(isBrief ? {} : { header: tWallet('wallet.portfolio') })}
      {...(isDrawn && !isBrief
        ? { footer: t('dashboard.historySource', { date: formatDay(first.time) }) }
        : {})}
      isPadded
    >
      <div className={classNames(styles.head, isBrief && styles.brief)}>
        <div>
          {isBrief && <strong>{tWallet('wallet.portfolio')}</strong>}
          {isDrawn && <Change {...changeOver(shown)} />}
        </div>
        <RangeTabs value={range} onChange={setRange} />
      </div>
      {isDrawn ? (
        <Suspense fallback={<Skeleton width="100%" height={height} />}>
          <LineChart
            points={shown}
            label={t('dashboard.historyLabel')}
            formatValue={(value) => formatFiat(value, currency)}
            height={height}
          />
        </Suspense>
      ) : (
        <p className={styles.empty} style={isBrief ? { minHeight: height } : undefined}>
          {t('dashboard.historyEmpty')}
        </p>
      )}
      {!isBrief && <ChainValue account={account} />}
    </Section>
  );
}

function Change({ change, percent }: { change: number; percent: number }) {
  const currency = useSettings((settings) => settings.currency);
  return (
    <span className={styles.change}>
      <ChangeText percent={percent} /> {change > 0.005 ? '+' : ''}
      {formatFiat(change, currency, 'exact')}
    </span>
  );
}

/**
 * The recorded values with the present one at the end, in whole cents like the records, since a fraction would look
 * like a fall.
 */
function pointsOf(account: string, currency: FiatCurrency, total: number | null) {
  const noted = valuesOf(account, currency);
  return total === null ? noted : [...noted, { time: Date.now(), value: Math.round(total * 100) / 100 }];
}
