import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { AppError } from '@xbts/shared/errors/appError.ts';
import { opposingOrders, priceOfResting } from '@xbts/shared/market/orders/bookSides.ts';
import { meetingPriceText } from '@xbts/shared/market/orders/orderPrice.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { groupDigits } from '../../../../platform/i18n/numbers.ts';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { FieldFiat } from '../../../assets/ui/FieldFiat.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import { LadderFields } from './LadderFields.tsx';
import styles from './OrderForm.module.css';
import { Shares } from './Shares.tsx';
import { ShortUnit } from './Unit.tsx';
import type { PlaceOrder } from './usePlaceOrder.ts';

export interface OrderFieldsProps {
  place: PlaceOrder;
  market: MarketAssets;
  orders: readonly LimitOrder[] | null;
}

const said = (error: AppError | undefined) => (error === undefined ? undefined : errorText(error));

/** Price, amount and total, of which the last two derive from each other, and parts of the balance. */
export function OrderFields({ place, market, orders }: OrderFieldsProps) {
  const t = useOrderT();
  const { form } = place;
  const { fields, read, errors, change } = form;
  const { quote, base } = market;
  const text = (which: 'amount' | 'total') => {
    if (fields.typed === which) return fields.text;
    if (read.units === null) return '';
    return which === 'amount'
      ? formatPlain(read.units.quote, quote.precision)
      : formatPlain(read.units.base, base.precision);
  };
  const type = (typed: 'amount' | 'total') => (next: string) => change({ typed, text: next });
  return (
    <div className={styles.fields}>
      <PriceField {...{ place, market, orders }} />
      {fields.kind === 'ladder' && <LadderFields form={form} symbol={base.symbol} />}
      <TextField
        isInline
        label={t('common.amount')}
        value={text('amount')}
        onChange={type('amount')}
        inputMode="decimal"
        placeholder="0"
        after={<ShortUnit symbol={quote.symbol} />}
        error={said(errors.amount)}
      />
      <TextField
        isInline
        label={t('common.total')}
        value={text('total')}
        onChange={type('total')}
        inputMode="decimal"
        placeholder="0"
        after={<ShortUnit symbol={base.symbol} />}
        error={said(errors.total)}
      />
      <div className={styles.fiat}>
        <FieldFiat asset={base} text={text('total')} onAmount={type('total')} />
      </div>
      <Shares onShare={place.takeShare} />
    </div>
  );
}

/** The price; while it is empty, the best one is offered in its place, or stands there for an order at market. */
function PriceField({ place: { form }, market, orders }: OrderFieldsProps) {
  const t = useOrderT();
  const { fields, isAtMarket, errors, change } = form;
  const value = isAtMarket ? '' : fields.price;
  const [best] = opposingOrders(fields.side, orders ?? [], market);
  const price =
    best === undefined ? undefined : meetingPriceText(fields.side, priceOfResting(best, market), market);
  return (
    <TextField
      isInline
      label={t('common.price')}
      value={value}
      onChange={(next) => change({ price: next })}
      inputMode="decimal"
      placeholder={isAtMarket && fields.price !== '' ? groupDigits(fields.price) : '0'}
      before={
        price !== undefined && value === '' && !isAtMarket ? (
          <button
            type="button"
            className={styles.best}
            aria-label={t('order.takeBest', { price: groupDigits(price) })}
            onClick={() => change({ price })}
          >
            {t('order.best')}
          </button>
        ) : undefined
      }
      after={<ShortUnit symbol={market.base.symbol} />}
      error={said(errors.price)}
    />
  );
}
