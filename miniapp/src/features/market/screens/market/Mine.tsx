import { formatNearMoment } from '../../../../platform/i18n/dates.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { OwnFill } from '../../model/ownFills.ts';
import { useOwnOrders } from '../../model/useOwnOrders.ts';
import { useMarketT } from '../../texts/marketTexts.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { Fills } from './Fills.tsx';
import { OrderRows } from './OrderRows.tsx';
import styles from './Table.module.css';
import { useOrderActs } from './useOrderActs.tsx';

/** On a phone: the account's open orders in the market, and below what they traded. */
export function Mine({ market, account }: { market: MarketAssets; account: string }) {
  const t = useMarketPageT();
  const ordersT = useMarketT();
  const { rows, accountId, canSign, isCut } = useOwnOrders(market, account);
  const acts = useOrderActs(account, market);
  if (account === '') return <p className={styles.text}>{t('mine.logIn')}</p>;
  return (
    <div className={styles.cards}>
      {rows === undefined && <SkeletonCells count={1} hasIcon={false} />}
      {rows?.length === 0 && <p className={styles.text}>{t('mine.none')}</p>}
      {rows !== undefined && rows.length > 0 && (
        <OrderRows market={market} rows={rows} acts={canSign ? acts : undefined} />
      )}
      {isCut && <p className={styles.text}>{ordersT('orders.cut')}</p>}
      {canSign && rows !== undefined && rows.length > 1 && (
        <Button kind="danger" isStretched onPress={() => acts.cancelAll(rows)}>
          {t('mine.cancelAll')}
        </Button>
      )}
      <section>
        <h2 className={styles.title}>{t('table.fills')}</h2>
        <div className={styles.card}>
          <Fills market={market} accountId={accountId}>
            {(fills) => fills.map((fill) => <Fill key={fill.id} fill={fill} market={market} />)}
          </Fills>
        </div>
      </section>
      {acts.sheets}
    </div>
  );
}

function Fill({ fill, market: { base, quote } }: { fill: OwnFill; market: MarketAssets }) {
  const t = useMarketPageT();
  const facts = [
    fill.time === null ? t('common.blockNumber', { number: fill.block }) : formatNearMoment(fill.time),
    t(fill.isMaker ? 'mine.maker' : 'mine.taker'),
  ];
  return (
    <div className={styles.fill}>
      <p>
        <span className={styles[fill.side]}>{t(fill.side === 'buy' ? 'mine.bought' : 'mine.sold')}</span>{' '}
        <AmountText units={fill.quote} precision={quote.precision} symbol={quote.symbol} form="plain" />
        {t('mine.for')}
        <AmountText units={fill.base} precision={base.precision} symbol={base.symbol} form="plain" />
      </p>
      <small>{facts.join(' · ')}</small>
    </div>
  );
}
