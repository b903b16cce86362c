import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { classNames } from '../../../../ui/display/classNames.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import type { OrderSide } from '../../model/orderDraft.ts';
import { useOwnOrders } from '../../model/useOwnOrders.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { ChartPart } from './ChartPart.tsx';
import type { ColumnsProps } from './columns.ts';
import { FormSheet } from './FormPart.tsx';
import styles from './Market.module.css';
import { Sparkline } from './Sparkline.tsx';

const Trades = lazyPart(async () => (await import('./Trades.tsx')).Trades);
const Mine = lazyPart(async () => (await import('./Mine.tsx')).Mine);

type Shown = 'book' | 'trades' | 'mine';

/** On a phone: the folded chart, one of book, trades and own orders, and two buttons that open the form. */
export function Phone(props: ColumnsProps) {
  const { market, account, view, trades, isRestDue, accountId, book, filling, onFill } = props;
  const t = useMarketPageT();
  const [shown, setShown] = useState<Shown>('book');
  const count = useOwnOrders(market, account).rows?.length ?? 0;
  const mine = t('mine.title');
  return (
    <>
      <FoldedChart {...props} />
      <Tabs
        label={t('desk.shown')}
        items={[
          { value: 'book', label: t('book.title') },
          { value: 'trades', label: t('trades.title') },
          { value: 'mine', label: count === 0 ? mine : `${mine} · ${count}` },
        ]}
        value={shown}
        onChange={setShown}
      />
      <Suspense fallback={<SkeletonCells count={2} hasIcon={false} />}>
        {shown === 'mine' ? (
          isRestDue && <Mine market={market} account={account} />
        ) : (
          <div className={styles.card}>
            {shown === 'book' ? book : <Trades market={market} read={trades} owner={accountId} />}
          </div>
        )}
      </Suspense>
      <SideButtons symbol={shownSymbol(market.quote.symbol)} onPress={(side) => onFill({ side })} />
      {filling !== null && (
        <FormSheet market={market} view={view} picked={filling} onClose={() => onFill(null)} />
      )}
    </>
  );
}

/** The chart beside its line in small; it loads only while it is unfolded. */
function FoldedChart({ market, account, view, chart }: ColumnsProps) {
  const t = useMarketPageT();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classNames(styles.card, styles.fold)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="market" size={20} />
        <span>{t('chart.title')}</span>
        <Sparkline market={market} />
        <Icon name="down" size={18} />
      </summary>
      {isOpen && (
        <div className={styles.unfolded}>
          <ChartPart {...{ market, account, view }} {...chart} />
        </div>
      )}
    </details>
  );
}

/** They stay in view: each opens the form for its side. */
function SideButtons({ symbol, onPress }: { symbol: string; onPress: (side: OrderSide) => void }) {
  const t = useMarketPageT();
  return (
    <div className={styles.sides}>
      <Button kind="buy" isStretched onPress={() => onPress('buy')}>
        {t('trade.buy', { symbol })}
      </Button>
      <Button kind="sell" isStretched onPress={() => onPress('sell')}>
        {t('trade.sell', { symbol })}
      </Button>
    </div>
  );
}
