import { Fragment, memo } from 'react';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { Arrow } from '../../../../ui/display/Arrow.tsx';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { Trade } from '../../model/trades.ts';
import type { TradesRead } from '../../model/useTrades.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Market.module.css';

export interface TradesProps {
  read: TradesRead;
  owner: string | undefined;
}

/** The latest trades of the market, as they happen. */
export const Trades = memo(function Trades({ read, owner }: TradesProps) {
  const t = useMarketPageT();
  const { trades, error, isPending } = read;
  return (
    <Section header={t('trades.title')} {...(error === null ? {} : { footer: t('trades.later') })}>
      {error !== null && <Failure error={error} onRetry={read.retry} />}
      {isPending && trades.length === 0 && <SkeletonCells count={5} hasIcon={false} />}
      {!isPending && error === null && trades.length === 0 && (
        <p className={styles.text}>{t('trades.none')}</p>
      )}
      {trades.length > 0 && <TradeTable trades={trades} owner={owner} />}
    </Section>
  );
});

function TradeTable({ trades, owner }: Pick<TradesProps, 'owner'> & { trades: readonly Trade[] }) {
  const t = useMarketPageT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.scroll} aria-label={t('trades.title')} tabIndex={0}>
      <table className={styles.trades}>
        <thead>
          <tr>
            <th scope="col">{t('book.price')}</th>
            <th scope="col">{t('common.amount')}</th>
            <th scope="col">{t('common.time')}</th>
          </tr>
        </thead>
        <tbody>
          {trades.map((trade) => (
            <TradeRow
              key={trade.key}
              trade={trade}
              isOwn={owner !== undefined && trade.accounts.includes(owner)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TradeRow({ trade: { price, amount, side, time }, isOwn }: { trade: Trade; isOwn: boolean }) {
  const t = useMarketPageT();
  const isBought = side === 'buy';
  return (
    <tr>
      <td className={isBought ? styles.bought : styles.sold}>
        <Arrow isUp={isBought} />
        {formatPrice(price)}
        <span className="visually-hidden"> {t(isBought ? 'trades.bought' : 'trades.sold')}</span>
      </td>
      <td>
        {formatPrice(amount)}
        {isOwn && <small> {t('trades.own')}</small>}
      </td>
      <td>
        {formatClock(time)
          .split(' ')
          .map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className={styles.part}>{part}</span>
            </Fragment>
          ))}
      </td>
    </tr>
  );
}
