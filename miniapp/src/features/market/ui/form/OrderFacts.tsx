import { assetsOfSide } from '@xbts/shared/market/orders/bookSides.ts';
import type { OrdersEstimate } from '@xbts/shared/market/orders/estimateOrders.ts';
import { priceOfOrder, sidesOf } from '@xbts/shared/market/orders/orderUnits.ts';
import { marketFeeOf } from '@xbts/shared/protocol/marketFee.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useGlobalProperties } from '../../../../platform/chain/chainParameters.ts';
import { Facts, type FactsProps } from '../../../../ui/lists/Facts.tsx';
import { amountText, type NamedOrders, priceInWords } from '../../model/form/orderTextOf.ts';
import type { OrderForm } from '../../model/form/useOrderForm.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { type TranslateOrder, useOrderT } from '../../texts/form/orderTexts.ts';

/** The order's effect on the present book, and the issuer's part of its result. */
export function OrderFacts({ form, market }: { form: OrderForm; market: MarketAssets }) {
  const t = useOrderT();
  const { fields, read, outlook, sold } = form;
  const { side, kind } = fields;
  const asked = assetsOfSide(side, market).asked === market.base.id ? market.base : market.quote;
  const estimate = read.orders.length === 0 || kind === 'postOnly' ? undefined : outlook?.estimate;
  const named = { market, side, orders: read.orders, t };
  return (
    <Facts
      rows={[
        ...(estimate === undefined || estimate.isKilled ? [] : tradedRows(named, estimate)),
        ...(estimate === undefined || estimate.rest === 0n || estimate.received === 0n
          ? []
          : [{ label: t('order.rests'), value: amountText(estimate.rest, sold) }]),
        { label: t('order.marketFee', { symbol: asked.symbol }), value: <MarketFeeText asset={asked} /> },
      ]}
    />
  );
}

const percent = (hundredths: number) => String(hundredths / 100);

/** The amount traded at once with its average price; or one row that there is none. */
function tradedRows(named: NamedOrders, { paid, received }: OrdersEstimate): FactsProps['rows'] {
  const { side, market, t } = named;
  if (received === 0n) return [{ label: t('order.atOnce'), value: t('order.nothingAtOnce') }];
  const traded = { sell: paid, receive: received };
  return [
    { label: t('order.atOnce'), value: amountText(sidesOf(side, traded).quote, market.quote) },
    { label: t('order.average'), value: priceInWords(priceOfOrder(side, traded), named) },
  ];
}

function MarketFeeText({ asset }: { asset: Asset }) {
  const t = useOrderT();
  const { maker, taker } = marketFeeOf(asset);
  if (maker === 0 && taker === 0) return <>{t('order.noMarketFee')}</>;
  const { reward_percent: reward = 0 } = asset.options.extensions;
  return (
    <>
      {t('order.marketFeeOf', { taker: percent(taker), maker: percent(maker) })}
      {reward > 0 && <small> · {t('order.marketFeeShare', { percent: percent(reward) })}</small>}
    </>
  );
}

/** When the network fee of an order is due, and its refund. */
export function DeferredFee() {
  const t = useOrderT();
  const discount = useGlobalProperties().data?.parameters.extensions.maker_fee_discount_percent ?? 0;
  return <>{deferredText(t, discount)}</>;
}

const deferredText = (t: TranslateOrder, discount: number): string =>
  [t('order.deferred'), ...(discount > 0 ? [t('order.discount', { percent: percent(discount) })] : [])].join(
    ' ',
  );
