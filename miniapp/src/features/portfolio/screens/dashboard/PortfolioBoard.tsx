import { useLocation } from 'wouter';
import type { Currency } from '../../../../platform/i18n/currencies.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { changeSettings, useSettings } from '../../../settings/model/settings.ts';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { usePortfolio } from '../../model/usePortfolio.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import { TotalBalance } from '../../ui/TotalBalance.tsx';
import { Allocation } from './Allocation.tsx';
import styles from './Dashboard.module.css';
import { LargestAssets } from './LargestAssets.tsx';
import { MarketOverview } from './MarketOverview.tsx';
import { ValueHistory } from './ValueHistory.tsx';
import { Whereabouts } from './Whereabouts.tsx';

const currencies: readonly Currency[] = ['usd', 'rub', 'cny', 'eur'];

/** An account's value: in total, over time, by asset, and by part. */
export function PortfolioBoard({ account }: { account: string }) {
  const t = usePortfolioT();
  const [, navigate] = useLocation();
  const portfolio = usePortfolio(account);
  const currency = useSettings((settings) => settings.currency);
  const { figures, error, retry, staleSince } = portfolio;
  return (
    <>
      <TotalBalance figures={figures} hasFailed={error !== null} staleSince={staleSince} />
      <Tabs
        label={t('common.currency')}
        items={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
        value={currency}
        onChange={(value) => changeSettings({ currency: value })}
      />
      <ValueHistory account={account} figures={figures} />
      {figures === undefined ? <Waiting error={error} retry={retry} /> : <Board figures={figures} />}
      <div className={styles.actions}>
        <Button icon="wallet" isStretched onPress={() => navigate('/wallet')}>
          {t('dashboard.openWallet')}
        </Button>
      </div>
      <MarketOverview />
    </>
  );
}

function Waiting({ error, retry }: { error: unknown; retry: () => void }) {
  if (error !== null) return <Failure error={error} onRetry={retry} />;
  return (
    <Section>
      <SkeletonCells count={6} />
    </Section>
  );
}

function Board({ figures }: { figures: PortfolioFigures }) {
  const t = usePortfolioT();
  if (!figures.hasPrices && !figures.isWaitingForPrices)
    return <p className={styles.note}>{t('dashboard.nothing')}</p>;
  return (
    <>
      <Allocation figures={figures} />
      <Whereabouts figures={figures} />
      <LargestAssets figures={figures} />
    </>
  );
}
