import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { AppError } from '@xbts/shared/errors/appError.ts';
import { opposingOrders, priceOfResting } from '@xbts/shared/market/orders/bookSides.ts';
import { meetingPriceText } from '@xbts/shared/market/orders/orderPrice.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { groupDigits } from '../../../../platform/i18n/numbers.ts';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { FieldFiat } from '../../../assets/ui/FieldFiat.tsx';
import { ShareButtons } from '../../../assets/ui/ShareButtons.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import { LadderFields } from './LadderFields.tsx';
import styles from './OrderForm.module.css';
import { Unit } from './Unit.tsx';
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
    <div>
      <TextField
        label={t('order.price', { symbol: quote.symbol })}
        value={fields.price}
        onChange={(price) => change({ price })}
        inputMode="decimal"
        placeholder="0"
        after={<Unit symbol={base.symbol} />}
        error={said(errors.price)}
        hint={<BestPrice market={market} orders={orders} place={place} />}
      />
      {fields.kind === 'ladder' && <LadderFields form={form} symbol={base.symbol} />}
      <TextField
        label={t('common.amount')}
        value={text('amount')}
        onChange={type('amount')}
        inputMode="decimal"
        placeholder="0"
        after={<Unit symbol={quote.symbol} />}
        error={said(errors.amount)}
      />
      <TextField
        label={t('common.total')}
        value={text('total')}
        onChange={type('total')}
        inputMode="decimal"
        placeholder="0"
        after={<Unit symbol={base.symbol} />}
        error={said(errors.total)}
      />
      <FieldFiat asset={base} text={text('total')} onAmount={type('total')} />
      <Balance place={place} />
    </div>
  );
}

function Balance({ place: { form, takeShare } }: { place: PlaceOrder }) {
  const t = useOrderT();
  const balanceText = useBalanceText();
  const { balance, sold } = form;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out in the row
    <div className={styles.balance} role="group" aria-label={t('order.shares')}>
      <span>{t('common.balance', { amount: `${balanceText(balance, sold)}\u00a0${sold.symbol}` })}</span>
      <ShareButtons onShare={takeShare} />
    </div>
  );
}

/** The best offered price; a press fills it in. */
function BestPrice({ market, orders, place: { form } }: OrderFieldsProps) {
  const t = useOrderT();
  const [best] = opposingOrders(form.fields.side, orders ?? [], market);
  if (best === undefined) return null;
  const price = meetingPriceText(form.fields.side, priceOfResting(best, market), market);
  return (
    <button
      type="button"
      className={styles.best}
      aria-label={`${t('order.best', { price: groupDigits(price) })}. ${t('order.takeBest', { price: groupDigits(price) })}`}
      onClick={() => form.change({ price })}
    >
      {t('order.best', { price: groupDigits(price) })}
    </button>
  );
}
