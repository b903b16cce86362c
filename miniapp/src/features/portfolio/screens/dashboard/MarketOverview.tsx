import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useLocation } from 'wouter';
import { coinPrice } from '../../../../platform/i18n/coinPrice.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { lacksService } from '../../../../platform/server/lacksService.ts';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useFeaturedPrices } from '../../../assets/model/prices/featuredPrices.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './Dashboard.module.css';
import { LargestPools } from './LargestPools.tsx';

const coins = [
  { coin: 'bts', symbol: 'BTS', name: 'BitShares' },
  { coin: 'sth', symbol: 'STH', name: 'SmartHoldem' },
  { coin: 'btc', symbol: 'BTC', name: 'Bitcoin' },
  { coin: 'eth', symbol: 'ETH', name: 'Ethereum' },
  { coin: 'hive', symbol: 'HIVE', name: 'Hive' },
] as const;

/** The prices of the featured coins and the largest pools; a visitor is offered to log in. */
export function MarketOverview({ isVisitor = false }: { isVisitor?: boolean }) {
  const t = usePortfolioT();
  const currency = useSettings((settings) => settings.currency);
  const code = currency.toUpperCase() as FiatCurrency;
  const { prices, isPending, reads } = useFeaturedPrices();
  const times = coins.flatMap(({ coin }) => (prices[coin] === undefined ? [] : reads[coin].dataUpdatedAt));
  // Without a price service five coins without a price would say nothing.
  if (lacksService('prices'))
    return (
      <>
        {isVisitor && <Welcome />}
        <LargestPools />
      </>
    );
  return (
    <>
      {isVisitor && <Welcome />}
      <Section
        header={t('market.prices')}
        footer={
          times.length === 0 ? undefined : t('market.source', { time: formatClock(Math.min(...times)) })
        }
      >
        {coins.map(({ coin, symbol, name }) => {
          const quote = prices[coin]?.quotes[code];
          const change = quote?.percent_change_24h;
          const waiting = isPending ? <Skeleton width={64} /> : t('common.noPrice');
          return (
            <Cell
              key={coin}
              before={<AssetIcon symbol={symbol} />}
              title={symbol}
              subtitle={name}
              after={quote === undefined ? waiting : coinPrice(quote.price, currency)}
              afterSubtitle={change == null ? undefined : <ChangeText percent={change} />}
            />
          );
        })}
      </Section>
      <LargestPools />
    </>
  );
}

function Welcome() {
  const t = usePortfolioT();
  const [, navigate] = useLocation();
  return (
    <div className={styles.welcome}>
      <h2>{t('market.welcome')}</h2>
      <p>{t('market.welcomeText')}</p>
      <div className={styles.actions}>
        <Button icon="login" isStretched onPress={() => navigate('/auth-pages/login')}>
          {t('common.logIn')}
        </Button>
        <Button kind="secondary" icon="plus" isStretched onPress={() => navigate('/auth-pages/create')}>
          {t('common.createAccount')}
        </Button>
      </div>
    </div>
  );
}
