import { featuredSymbol } from '@xbts/shared/market/featuredCoin.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { coinPrice } from '../../../../platform/i18n/coinPrice.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { lacksService } from '../../../../platform/server/lacksService.ts';
import { ARROW_SPACE } from '../../../../ui/display/Arrow.tsx';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useFeaturedPrices } from '../../../assets/model/prices/featuredPrices.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { FeaturedFacts } from '../../../assets/ui/FeaturedFacts.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import { LargestPools } from './LargestPools.tsx';
import { VisitorStart } from './VisitorStart.tsx';

const coins = [
  { coin: 'bts', name: 'BitShares' },
  { coin: 'sth', name: 'SmartHoldem' },
  { coin: 'btc', name: 'Bitcoin' },
  { coin: 'eth', name: 'Ethereum' },
  { coin: 'hive', name: 'Hive' },
] as const;

/** The prices of the featured coins and the largest pools; a visitor is offered an account first. */
export function MarketOverview({ isVisitor = false }: { isVisitor?: boolean }) {
  const t = usePortfolioT();
  const currency = useSettings((settings) => settings.currency);
  const code = currency.toUpperCase() as FiatCurrency;
  const { prices, isPending, reads } = useFeaturedPrices();
  const times = coins.flatMap(({ coin }) => (prices[coin] === undefined ? [] : reads[coin].dataUpdatedAt));
  // Without a price service five unpriced coins would say nothing.
  if (lacksService('prices'))
    return (
      <>
        {isVisitor && <VisitorStart />}
        <LargestPools />
      </>
    );
  return (
    <>
      {isVisitor && <VisitorStart />}
      <Section
        header={t('market.prices')}
        footer={
          times.length > 0 ? (
            t('market.source', { time: formatClock(Math.min(...times)) })
          ) : isPending ? (
            <Skeleton like={t('market.source', { time: formatClock(0) })} />
          ) : (
            t('market.unavailable')
          )
        }
      >
        {coins.map(({ coin, name }) => {
          const quote = prices[coin]?.quotes[code];
          const change = quote?.percent_change_24h;
          const waiting = isPending ? <Skeleton like={coinPrice(0.004, currency)} /> : t('common.noPrice');
          return (
            <Cell
              key={coin}
              before={<AssetIcon symbol={featuredSymbol(coin)} />}
              title={coin.toUpperCase()}
              subtitle={
                <>
                  {name}
                  <FeaturedFacts prices={prices[coin]} isPending={isPending} />
                </>
              }
              after={quote === undefined ? waiting : coinPrice(quote.price, currency)}
              afterSubtitle={
                change != null ? (
                  <ChangeText percent={change} />
                ) : quote === undefined && isPending ? (
                  <Skeleton like={`${ARROW_SPACE}${asPercent('+0.00')}`} />
                ) : undefined
              }
            />
          );
        })}
      </Section>
      <LargestPools />
    </>
  );
}
