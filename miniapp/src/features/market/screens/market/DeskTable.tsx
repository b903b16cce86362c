import { useState } from 'react';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useOwnOrders } from '../../model/useOwnOrders.ts';
import type { TradesRead } from '../../model/useTrades.ts';
import { useMarketT } from '../../texts/marketTexts.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { FlatTabs } from '../../ui/FlatTabs.tsx';
import { Fills } from './Fills.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { Scrolling } from './Scrolling.tsx';
import styles from './Table.module.css';
import { Trades } from './Trades.tsx';
import { useOrderActs } from './useOrderActs.tsx';

export interface DeskTableProps {
  market: MarketAssets;
  account: string;
  trades: TradesRead;
  /** The market's trades stand elsewhere. */
  hasOwnOnly: boolean;
}

type Shown = 'orders' | 'fills' | 'trades';

/** Below the chart: the account's open orders and trades, and those of the market; what it holds scrolls. */
export function DeskTable({ market, account, trades, hasOwnOnly }: DeskTableProps) {
  const t = useMarketPageT();
  const ordersT = useMarketT();
  const [chosen, setChosen] = useState<Shown>(account === '' ? 'trades' : 'orders');
  const shown = hasOwnOnly && chosen === 'trades' ? 'orders' : chosen;
  const own = useOwnOrders(market, account);
  const acts = useOrderActs(account, market);
  const { rows, accountId, canSign, isCut } = own;
  const count = rows?.length ?? 0;
  const tabs = [
    {
      value: 'orders',
      label: count === 0 ? ordersT('orders.title') : `${ordersT('orders.title')} · ${count}`,
    },
    { value: 'fills', label: t('table.fills') },
    { value: 'trades', label: t('table.trades') },
  ] as const;
  return (
    <section className={styles.panel} aria-label={t('table.title')}>
      <div className={styles.head}>
        <FlatTabs
          label={t('table.title')}
          items={hasOwnOnly ? tabs.slice(0, 2) : tabs}
          value={shown}
          onChange={setChosen}
        />
        {shown === 'orders' && canSign && rows !== undefined && count > 1 && (
          <button type="button" className={styles.all} onClick={() => acts.cancelAll(rows)}>
            {t('mine.cancelAll')}
          </button>
        )}
      </div>
      <Scrolling label={tabs.find(({ value }) => value === shown)?.label ?? ''}>
        {shown === 'trades' ? (
          <Trades market={market} read={trades} owner={accountId} />
        ) : account === '' ? (
          <p className={styles.text}>{t('mine.logIn')}</p>
        ) : shown === 'fills' ? (
          <Fills market={market} accountId={accountId} />
        ) : rows === undefined ? (
          <SkeletonCells count={1} hasIcon={false} />
        ) : count === 0 ? (
          <p className={styles.text}>{t('mine.none')}</p>
        ) : (
          <OrdersTable {...{ market, rows, accountId }} acts={canSign ? acts : undefined} />
        )}
        {isCut && shown === 'orders' && <p className={styles.text}>{ordersT('orders.cut')}</p>}
      </Scrolling>
      {acts.sheets}
    </section>
  );
}
