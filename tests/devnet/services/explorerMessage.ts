import { operationName } from '@xbts/shared/protocol/operationTypes.ts';
import { encodeJson } from '../chain/json.ts';
import type { AppliedBlock, Ledger } from '../chain/ledger/ledger.ts';
import type { State } from '../chain/ledger/state.ts';
import { printedBlock } from '../chain/rpc/printedBlock.ts';

interface PrintedAmount {
  readonly amount: number | string;
  readonly asset_id: string;
}

/** An operation as a node prints it, with the members needed here. */
type PrintedOperation = Readonly<Record<string, unknown>> & { readonly fee?: PrintedAmount };

/**
 * The message of the operator's program for a block (technologiespro/xbts-explorer-api, callEachBlock), floats and all:
 * the product has its own parser.
 */
export function explorerMessage({ state }: Ledger, applied: AppliedBlock, clients: number): object {
  const { transactions } = encodeJson(printedBlock(applied.block)) as unknown as {
    transactions: { operations: [number, PrintedOperation][] }[];
  };
  const records = transactions
    .flatMap(({ operations }) => operations)
    .map(([opId, op]) => ({
      opId,
      type: operationName(opId),
      op,
      ...moreOf(state, opId, op),
      block: applied.number,
      fee:
        op.fee === undefined ? null : { asset: assetOf(state, op.fee).symbol, amount: exact(state, op.fee) },
    }));
  const fees = records.reduce((sum, { fee }) => (fee?.asset === 'BTS' ? sum + Number(fee.amount) : sum), 0);
  return {
    op: 'block:response',
    data: {
      witness: state.account(state.get('1.6', applied.block.witness).witness_account).name,
      block: encodeJson(state.dynamic),
      records: records.reverse(),
      txs: transactions,
      fees: fees.toFixed(5),
    },
    clients,
  };
}

function moreOf(state: State, opId: number, op: PrintedOperation): { account: unknown; ext: object | null } {
  const account = (member: string) => encodeJson(state.account(String(op[member])));
  switch (operationName(opId)) {
    case 'limit_order_cancel':
      return { account: account('fee_paying_account'), ext: null };
    case 'asset_publish_feed':
      return { account: account('publisher'), ext: null };
    case 'limit_order_create': {
      const [sell, receive] = [op.amount_to_sell, op.min_to_receive].map((side) => {
        const { symbol, precision } = assetOf(state, side as PrintedAmount);
        return { s: symbol, amount: wholes(state, side as PrintedAmount), p: precision };
      }) as [Side, Side];
      const { name } = state.account(String(op.seller));
      const price = (receive.amount / sell.amount).toFixed(sell.p);
      return { account: account('seller'), ext: { from: name, sell, receive, price } };
    }
    case 'transfer': {
      const amount = op.amount as PrintedAmount;
      const { symbol, precision } = assetOf(state, amount);
      const asset = { s: symbol, p: precision };
      return {
        account: null,
        ext: { from: account('from'), to: account('to'), asset, amount: wholes(state, amount) },
      };
    }
    default:
      return { account: null, ext: null };
  }
}

interface Side {
  readonly s: string;
  readonly amount: number;
  readonly p: number;
}

const assetOf = (state: State, { asset_id: id }: PrintedAmount) => state.asset(id);

const wholes = (state: State, amount: PrintedAmount): number =>
  Number(amount.amount) / 10 ** assetOf(state, amount).precision;

const exact = (state: State, amount: PrintedAmount): string =>
  wholes(state, amount).toFixed(assetOf(state, amount).precision);
