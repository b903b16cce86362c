import { marketOf } from '@xbts/shared/market/marketOf.ts';
import type { OrderChange } from '@xbts/shared/market/ownOrders/applyOrderEvents.ts';
import { priceText } from '@xbts/shared/market/priceText.ts';
import { marketScreen } from '@xbts/shared/services/startRoutes.ts';
import * as v from 'valibot';
import { orderKind } from '../../storage/repositories/orderAccounts.ts';
import { htmlLink, htmlText } from '../../telegram/html.ts';
import { amountText } from '../amountText.ts';
import type { EventNoticeKind, NoticeLinks } from '../notice.ts';
import type { NoticeTexts } from '../texts/texts.ts';
import { unitsField } from './unitsField.ts';

/** An asset's display data. */
const shownAsset = v.object({ symbol: v.string(), precision: v.number() });

const fact = v.object({
  outcome: v.picklist(['filled', 'partlyFilled', 'expired', 'cancelled']),
  account: v.string(),
  /** The last fill as block/transaction/operation; null without sales since the last notice. */
  operation: v.nullable(v.string()),
  sells: shownAsset,
  wants: shownAsset,
  priceSold: unitsField,
  priceWanted: unitsField,
  sold: unitsField,
  /** Before the market fee. */
  got: unitsField,
  fee: unitsField,
  left: unitsField,
});

type OrderFact = v.InferOutput<typeof fact>;
type ShownAsset = v.InferOutput<typeof shownAsset>;

/** A change of an order with its names; changes of an account in one notice name the same block. */
export interface SettledOrder extends OrderChange {
  readonly accountId: string;
  readonly accountName: string;
  readonly block: number;
  readonly sells: ShownAsset;
  readonly wants: ShownAsset;
}

/** Orders per notice: each takes up to five lines. */
const listedOrders = 8;

/** Orders of the subscriber's were filled, partly filled or cancelled, or have expired. */
export const orderChanged: EventNoticeKind<SettledOrder, typeof fact> = {
  name: orderKind,
  fact,
  key: ({ accountId, block }) => `orders:${accountId}:${block}`,
  who: ({ accountId }) => accountId,
  factOf: ({ outcome, order, accountName, sells, wants }) => ({
    outcome,
    account: accountName,
    operation: order.untold?.operation ?? null,
    sells,
    wants,
    priceSold: String(order.priceSold),
    priceWanted: String(order.priceWanted),
    sold: String(order.untold?.sold ?? 0n),
    got: String(order.untold?.got ?? 0n),
    fee: String(order.untold?.fee ?? 0n),
    left: String(order.left < 0n ? 0n : order.left),
  }),
  render(facts, { orderChanged: said }, links) {
    const orders = facts.slice(0, listedOrders).map((each) => orderText(each, said, links));
    const more = facts.length > listedOrders ? [said.more(facts.length - listedOrders)] : [];
    const [first] = facts;
    const { quote, base } = marketOf(first.sells.symbol, first.wants.symbol);
    return {
      html: [...orders, ...more].join('\n\n'),
      button: { text: said.button(quote, base), target: links.screen(marketScreen(quote, base)) },
    };
  },
};

type Said = NoticeTexts['orderChanged'];

function orderText(fact: OrderFact, said: Said, links: NoticeLinks): string {
  const { outcome, sells, sold, left, account } = fact;
  const rest = htmlText(amountText({ units: left, ...sells }));
  const limit = priceOf(fact, fact.priceSold, fact.priceWanted);
  const ending = isSale(fact) ? said.saleEnded(limit, rest) : said.purchaseEnded(limit, rest);
  return [
    `<b>${said.titles[outcome]}</b>`,
    ...(sold === 0n ? [] : tradeLines(fact, said, links)),
    ...(outcome === 'partlyFilled' ? [said.open(rest)] : []),
    ...(outcome === 'expired' || outcome === 'cancelled' ? [ending] : []),
    said.account(htmlText(account)),
  ].join('\n');
}

/** The sales since the last notice with their proceeds and rest, the average price, and the market fee if any. */
function tradeLines(fact: OrderFact, said: Said, links: NoticeLinks): string[] {
  const { sells, wants, sold, got, fee, operation } = fact;
  const [gave, had] = [amountText({ units: sold, ...sells }), amountText({ units: got - fee, ...wants })];
  const linked = (text: string) =>
    operation === null ? htmlText(text) : htmlLink(links.operation(operation), text);
  return [
    isSale(fact) ? said.sold(linked(gave), htmlText(had)) : said.bought(linked(had), htmlText(gave)),
    said.price(priceOf(fact, sold, got)),
    ...(fee === 0n ? [] : [said.fee(htmlText(amountText({ units: fee, ...wants })))]),
  ];
}

/** Whether the order sells its market's traded asset, rather than buying it. */
const isSale = ({ sells, wants }: OrderFact): boolean =>
  marketOf(sells.symbol, wants.symbol).quote === sells.symbol;

/** The market price of a sale of units for units. */
function priceOf(fact: OrderFact, soldUnits: bigint, wantedUnits: bigint): string {
  const gave = { units: soldUnits, ...fact.sells };
  const had = { units: wantedUnits, ...fact.wants };
  const [paid, traded] = isSale(fact) ? [had, gave] : [gave, had];
  return htmlText(`${priceText(paid, traded)} ${paid.symbol}`);
}
