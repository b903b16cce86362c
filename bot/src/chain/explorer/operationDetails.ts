import type { RawObject } from '@xbts/shared/actions/rawReads.ts';
import { formatExact, formatPlain, unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import * as v from 'valibot';
import { type Mentioned, nameOf } from './mentioned.ts';

/** Units as a node prints them: a number, or a text from 2^32 on. */
export const amountSchema = v.object({
  amount: v.pipe(
    v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^-?\d+$/u))]),
    v.transform((units) => BigInt(units)),
  ),
  asset_id: v.string(),
});

type ChainAmount = v.InferOutput<typeof amountSchema>;

/** A record's data beyond the operation itself. */
interface Details {
  readonly account: RawObject | null;
  readonly ext: object | null;
}

/** The data of one operation, and the objects behind it. */
interface Telling {
  readonly ids: readonly string[];
  details(mentioned: Mentioned): Details;
}

const nothing: Telling = { ids: [], details: () => ({ account: null, ext: null }) };

type Tell = (op: unknown) => Telling;

/** A malformed operation passes unchanged. */
function tellBy<Op>(schema: v.GenericSchema<unknown, Op>, tell: (op: Op) => Telling): Tell {
  return (op) => {
    const read = v.safeParse(schema, op);
    return read.success ? tell(read.output) : nothing;
  };
}

const transferSchema = v.object({ from: v.string(), to: v.string(), amount: amountSchema });

const tellTransfer = tellBy(transferSchema, ({ from, to, amount }) => ({
  ids: [from, to, amount.asset_id],
  details({ object, asset }) {
    const { symbol, precision } = asset(amount.asset_id);
    const wholes = wholesOf(amount.amount, precision);
    const ext = { from: object(from), to: object(to), asset: { s: symbol, p: precision }, amount: wholes };
    return { account: null, ext };
  },
}));

const soldSchema = v.pipe(
  amountSchema,
  v.check(({ amount }) => amount > 0n, 'nothing is sold'),
);
const orderSchema = v.object({
  seller: v.string(),
  amount_to_sell: soldSchema,
  min_to_receive: amountSchema,
});

const tellOrder = tellBy(orderSchema, ({ seller, amount_to_sell: sold, min_to_receive: wanted }) => ({
  ids: [seller, sold.asset_id, wanted.asset_id],
  details(mentioned) {
    const account = mentioned.object(seller);
    const ext = {
      from: nameOf(account),
      sell: sideOf(sold, mentioned),
      receive: sideOf(wanted, mentioned),
      price: orderPrice(sold, wanted, mentioned),
    };
    return { account, ext };
  },
}));

const tellAccount = (member: 'fee_paying_account' | 'publisher') =>
  tellBy(v.object({ [member]: v.string() }), (op) => {
    const id = op[member] ?? '';
    return { ids: [id], details: ({ object }) => ({ account: object(id), ext: null }) };
  });

/** The four kinds for which the operator's program adds data. */
const tellings: ReadonlyMap<number, Tell> = new Map([
  [operationType.transfer, tellTransfer],
  [operationType.limit_order_create, tellOrder],
  [operationType.limit_order_cancel, tellAccount('fee_paying_account')],
  [operationType.asset_publish_feed, tellAccount('publisher')],
]);

/** The data of an operation of this type. */
export const detailsOf = (type: number, op: unknown): Telling => tellings.get(type)?.(op) ?? nothing;

/** Whole coins as a JSON number, like the operator's program; only for display. */
const wholesOf = (units: bigint, precision: number): number => Number(formatPlain(units, precision));

function sideOf({ amount, asset_id: id }: ChainAmount, { asset }: Mentioned) {
  const { symbol, precision } = asset(id);
  return { s: symbol, amount: wholesOf(amount, precision), p: precision };
}

/** Wanted units for one sold, with the decimals of the sold asset, rounded to the nearest. */
function orderPrice(sold: ChainAmount, wanted: ChainAmount, { asset }: Mentioned): string {
  const { precision } = asset(sold.asset_id);
  const scaled = wanted.amount * unitsPerWhole(precision) * unitsPerWhole(precision);
  const divisor = sold.amount * unitsPerWhole(asset(wanted.asset_id).precision);
  return formatExact((2n * scaled + divisor) / (2n * divisor), precision);
}
