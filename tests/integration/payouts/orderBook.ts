import type { Devnet } from '../../devnet/startDevnet.ts';

/** Orders of the accounts of a network, pushed without a client; units of the assets. */
export interface OrderBook {
  accountId(name: string): string;
  /** Places an order; it is in the next block. */
  place(order: PlacedOrder): void;
  cancel(name: string, orderId: string): void;
  /** Ids of an account's open orders, the oldest first. */
  openOrders(name: string): string[];
}

export interface PlacedOrder {
  readonly by: string;
  readonly sells: readonly [units: bigint, symbol: string];
  readonly wants: readonly [units: bigint, symbol: string];
  /** Chain time. */
  readonly until?: string;
  readonly isFillOrKill?: boolean;
}

/** The markets of a running network. */
export function orderBookOf({ ledger }: Pick<Devnet, 'ledger'>): OrderBook {
  const accountId = (name: string) => ledger.state.accountByName(name)?.id ?? '';
  const amountOf = ([units, symbol]: readonly [bigint, string]) => ({
    amount: units.toString(),
    asset_id: ledger.state.assetBySymbol(symbol)?.id ?? '',
  });
  const push = (type: number, body: object) => {
    const [fee] = ledger.requiredFees([[type, { fee: amountOf([0n, 'BTS']), ...body }]], '1.3.0');
    ledger.pushOperations([[type, { fee: amountOf([fee?.amount ?? 0n, 'BTS']), ...body }]]);
  };
  return {
    accountId,
    place: ({ by, sells, wants, until = '2030-01-01T00:00:00', isFillOrKill = false }) =>
      push(1, {
        seller: accountId(by),
        amount_to_sell: amountOf(sells),
        min_to_receive: amountOf(wants),
        expiration: until,
        fill_or_kill: isFillOrKill,
        extensions: {},
      }),
    cancel: (name, order) => push(2, { fee_paying_account: accountId(name), order, extensions: [] }),
    openOrders: (name) => ledger.state.ordersOf(accountId(name)).map(({ id }) => id),
  };
}
