import { mulDivUp } from '@xbts/shared/amounts/mulDiv.ts';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import type { DrawnRow } from './bookRows.ts';
import styles from './Market.module.css';

/** What trading with the book up to a price comes to. */
export function PickedPart({ row, market }: { row: DrawnRow | null; market: MarketAssets }) {
  const t = useMarketPageT();
  if (row === null) return <p className={styles.hint}>{t('picked.hint')}</p>;
  const { base, quote } = market;
  const isBuying = row.side === 'asks';
  const [got, paid] = isBuying
    ? [
        { units: row.quoteTotal, asset: quote },
        { units: row.baseTotal, asset: base },
      ]
    : [
        { units: row.baseTotal, asset: base },
        { units: row.quoteTotal, asset: quote },
      ];
  const perQuote = mulDivUp(row.baseTotal, 10n ** BigInt(quote.precision), row.quoteTotal || 1n);
  const amount = ({ units, asset }: typeof got) => (
    <AmountText units={units} precision={asset.precision} symbol={asset.symbol} form="plain" />
  );
  const rows = [
    { label: t('picked.get'), value: amount(got) },
    { label: t('picked.pay'), value: amount(paid) },
    { label: t('picked.average'), value: formatPrice(Number(perQuote) / 10 ** base.precision) },
  ];
  const title = t(isBuying ? 'picked.buy' : 'picked.sell', { price: row.priceText });
  return (
    <Section header={title} footer={t('picked.footer')}>
      <Facts rows={rows} />
    </Section>
  );
}
