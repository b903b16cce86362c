import type { Evaluator } from '../evaluator.ts';
import { assertChain, failChain } from '../nodeError.ts';
import { cancelOrder } from '../orderCancelling.ts';

const file = 'market_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };

export const limitOrderCancel: Evaluator<2> = {
  file,
  feePayer: ({ fee_paying_account }) => fee_paying_account,
  validate({ fee }) {
    assertChain(fee.amount >= 0n, { file: 'market.cpp', line: 0, method: 'validate' }, 'fee.amount >= 0');
  },
  evaluate({ fee_paying_account, order: id }, context) {
    const order = context.state.order(id);
    if (order === undefined) failChain(3050201, place, 'Limit order ${oid} does not exist', { oid: id });
    if (order.seller !== fee_paying_account) {
      failChain(3050202, place, 'Limit order ${oid} is owned by someone else', { oid: id });
    }
    return () => [2, cancelOrder(context, order)];
  },
};
