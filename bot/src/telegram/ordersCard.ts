import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { type MarketName, marketOf } from '@xbts/shared/market/marketOf.ts';
import { priceText } from '@xbts/shared/market/priceText.ts';
import type { OpenOrderFigures, Sourced } from '../chain/market/market.ts';
import { sourceLine } from './cards.ts';
import { headed, htmlText } from './html.ts';
import { dateText } from './momentText.ts';
import { type Page, pagedTitle } from './pages.ts';
import type { Texts } from './texts/texts.ts';

/**
 * The open orders of watched accounts, HTML: what each buys or sells at which price, how much of it is filled, and until when it stands.
 * `nameOf` gives an account's name by its id.
 */
export function ordersCard(
  told: Sourced<Page<OpenOrderFigures>>,
  nameOf: (accountId: string) => string,
  texts: Texts,
): string {
  const page = told.value;
  return [
    headed(pagedTitle(texts.orders.title, page)),
    ...page.items.map((order) => orderLines(order, nameOf(order.accountId), texts)),
    sourceLine(texts, ['chain'], told),
  ].join('\n\n');
}

/** The markets of orders, without duplicates, in the orders' order. */
export function marketsOf(orders: readonly OpenOrderFigures[]): MarketName[] {
  const markets = orders.map(({ sells, wants }) => marketOf(sells.symbol, wants.symbol));
  return [...new Map(markets.map((market) => [`${market.quote}_${market.base}`, market])).values()];
}

function orderLines(order: OpenOrderFigures, account: string, texts: Texts): string {
  const { sells, wants, priceSold, priceWanted, left, expiresAt } = order;
  const gives = { units: priceSold, ...sells };
  const gets = { units: priceWanted, ...wants };
  const isSale = marketOf(sells.symbol, wants.symbol).quote === sells.symbol;
  const [paid, traded] = isSale ? [gets, gives] : [gives, gets];
  const amount = htmlText(`${formatPlain(traded.units, traded.precision)} ${traded.symbol}`);
  const price = htmlText(`${priceText(paid, traded)} ${paid.symbol}`);
  const facts = [
    texts.orders.filled(filledPercent(priceSold, left)),
    texts.orders.until(dateText(expiresAt, texts.locale)),
    htmlText(account),
  ];
  return `${isSale ? texts.orders.sells(amount, price) : texts.orders.buys(amount, price)}\n${facts.join(' · ')}`;
}

/** The sold part in whole percent, rounded down; an enlarged order starts at zero. */
const filledPercent = (units: bigint, left: bigint): number =>
  units === 0n || left > units ? 0 : Number(((units - left) * 100n) / units);
