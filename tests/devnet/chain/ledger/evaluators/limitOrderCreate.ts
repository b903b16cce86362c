import { encodeJson } from '../../json.ts';
import { isAuthorizedAsset } from '../authorizedAsset.ts';
import { adjustBalance, adjustCoreInOrders, CORE } from '../balances.ts';
import type { Evaluator } from '../evaluator.ts';
import { assertChain, failChain } from '../nodeError.ts';
import type { AccountObject } from '../objects/accounts.ts';
import type { AssetObject } from '../objects/assets.ts';
import { matchNewOrder } from '../orderMatching.ts';
import { toSeconds } from '../time.ts';

const file = 'market_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'market.cpp', line: 0, method: 'validate' };

export const limitOrderCreate: Evaluator<1> = {
  file,
  fee: 'deferred',
  feePayer: ({ seller }) => seller,
  validate({ fee, amount_to_sell: sold, min_to_receive: asked }) {
    assertChain(
      sold.asset_id !== asked.asset_id,
      validatePlace,
      'amount_to_sell.asset_id != min_to_receive.asset_id',
    );
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0');
    assertChain(sold.amount > 0n, validatePlace, 'amount_to_sell.amount > 0');
    assertChain(asked.amount > 0n, validatePlace, 'min_to_receive.amount > 0');
  },
  evaluate(operation, context) {
    const { seller, amount_to_sell: sold, min_to_receive: asked, expiration } = operation;
    const { state } = context;
    const isInTime = toSeconds(expiration) >= toSeconds(state.dynamic.time);
    assertChain(isInTime, place, 'op.expiration >= d.head_block_time()');
    checkMarket(state.account(seller), state.asset(sold.asset_id), state.asset(asked.asset_id));
    const held = { amount: state.balance(seller, sold.asset_id), asset_id: sold.asset_id };
    if (held.amount < sold.amount) {
      const facts = { balance: encodeJson(held), amount_to_sell: encodeJson(sold) };
      failChain(3050106, { ...place, line: 88 }, 'insufficient balance', facts);
    }
    return (fee) => {
      adjustCoreInOrders(state, seller, sold);
      adjustBalance(state, seller, { ...sold, amount: -sold.amount });
      const { id } = state.store.create('1.7', (orderId) => ({
        id: orderId,
        expiration,
        seller,
        for_sale: sold.amount,
        sell_price: { base: sold, quote: asked },
        filled_amount: 0n,
        deferred_fee: fee.core,
        deferred_paid_fee: fee.paid.asset_id === CORE ? { amount: 0n, asset_id: CORE } : fee.paid,
        is_settled_debt: false,
        on_fill: operation.extensions.on_fill ?? [],
      }));
      const isFilled = matchNewOrder(context, id);
      if (operation.fill_or_kill && !isFilled) {
        const killed = { file, line: 142, method: 'do_apply' };
        failChain(3050101, killed, 'Killing limit order ${op} due to unable to fill', {
          op: encodeJson(operation),
        });
      }
      return [1, id];
    };
  },
};

/** Market and holder lists of the selling asset, then those of the wanted asset. */
function checkMarket(seller: AccountObject, sold: AssetObject, asked: AssetObject): void {
  const { whitelist_markets, blacklist_markets } = sold.options;
  if (whitelist_markets.length > 0 && !whitelist_markets.includes(asked.id)) {
    failChain(3050102, place, 'This market has not been whitelisted by the selling asset');
  }
  if (blacklist_markets.includes(asked.id)) {
    failChain(3050103, place, 'This market has been blacklisted by the selling asset');
  }
  if (!isAuthorizedAsset(seller, sold)) {
    failChain(3050104, place, 'The account is not allowed to transact the selling asset');
  }
  if (!isAuthorizedAsset(seller, asked)) {
    failChain(3050105, place, 'The account is not allowed to transact the receiving asset');
  }
}
