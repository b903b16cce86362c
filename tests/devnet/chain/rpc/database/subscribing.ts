import { assertChain } from '../../ledger/nodeError.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { readBooleanOr, readUint } from '../arguments.ts';
import { getAsset } from './lookups.ts';

const PLACE = { file: 'database_api.cpp', line: 220, method: 'set_subscribe_callback' };

/** The subscriptions of a connection (chain.md §1 Notices). */
export const subscribingMethods: ApiMethods = {
  set_subscribe_callback: method(2, ({ subscriptions }, [callback, everything]) => {
    assertChain(
      !readBooleanOr(everything, false),
      PLACE,
      '_app_options->enable_subscribe_to_all',
      'Subscribing to universal object creation and removal is disallowed in this server.',
    );
    subscriptions.setObjectCallback(readUint(callback));
    return null;
  }),
  set_auto_subscription: method(1, ({ subscriptions }, [enable]) => {
    subscriptions.setAutomatic(readBooleanOr(enable, false));
    return null;
  }),
  set_pending_transaction_callback: method(1, ({ subscriptions }, [callback]) => {
    subscriptions.setPendingCallback(readUint(callback));
    return null;
  }),
  set_block_applied_callback: method(1, ({ subscriptions }, [callback]) => {
    subscriptions.setBlockCallback(readUint(callback));
    return null;
  }),
  cancel_all_subscriptions: method(0, ({ subscriptions }) => {
    subscriptions.cancelAll();
    return null;
  }),
  subscribe_to_market: method(3, ({ state, subscriptions }, [callback, one, other]) => {
    const [a, b] = [getAsset(state, one).id, getAsset(state, other).id];
    assertChain(a !== b, { ...PLACE, method: 'subscribe_to_market' }, 'asset_a_id != asset_b_id');
    subscriptions.setMarketCallback(readUint(callback), a, b);
    return null;
  }),
  unsubscribe_from_market: method(2, ({ state, subscriptions }, [one, other]) => {
    subscriptions.removeMarket(getAsset(state, one).id, getAsset(state, other).id);
    return null;
  }),
};
