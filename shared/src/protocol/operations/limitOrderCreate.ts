import * as v from 'valibot';
import { assetAmountSchema, chainTime } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { extension, list, nothing, struct, variant } from '../packedCollections.ts';
import { account, amount, asset, fee } from '../packedParts.ts';
import { bool, type Pack, time, uint16, uint32 } from '../packedValues.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact, momentOf } from './facts.ts';
import { leftOf, noMarketFee } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { history, idIn, takesPart } from './history.ts';
import { movement } from './movement.ts';
import type { AssetAmount, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

export interface TakeProfit {
  fee_asset_id: string;
  spread_percent: number;
  size_percent: number;
  expiration_seconds: number;
  repeat: boolean;
  extensions: [];
}

export interface LimitOrderCreate extends WithFee {
  seller: string;
  amount_to_sell: AssetAmount;
  min_to_receive: AssetAmount;
  expiration: string;
  fill_or_kill: boolean;
  extensions: { on_fill?: [0, TakeProfit][] };
}

export const limitOrderCreate = {
  payer: 'seller',
  layout: () => ({
    fee,
    seller: account,
    amount_to_sell: amount,
    min_to_receive: amount,
    expiration: time,
    fill_or_kill: bool,
    extensions: extension({ on_fill: onFill() }),
  }),
  feeDefaults: { fee: 500_000n },
  fee: flatFee,
  // A fill-or-kill order brings what it asks for; nothing guarantees that another order is ever sold.
  moves: ({ amount_to_sell, min_to_receive, fill_or_kill }) =>
    movement({
      leaves: [amount_to_sell],
      ...(fill_or_kill ? { proceeds: min_to_receive } : { wants: min_to_receive }),
    }),
  feeStep: ({ amount_to_sell: sold, min_to_receive: wanted, fill_or_kill }, { feeOf }) => {
    const { maker, taker } = feeOf(wanted.asset_id) ?? noMarketFee;
    const left = leftOf(fill_or_kill ? taker : Math.max(maker, taker));
    return {
      sold: fill_or_kill ? sold.asset_id : null,
      brought: [wanted.asset_id],
      left,
      isResting: !fill_or_kill,
    };
  },
  says: ({ amount_to_sell, min_to_receive, expiration, fill_or_kill }, { amount: of }) => {
    const values = { amount: of(amount_to_sell), least: of(min_to_receive) };
    // An order that never rests does not use its expiration.
    return [
      fill_or_kill
        ? fact('orderAtOnce', values)
        : fact('orderRests', { ...values, time: momentOf(expiration) }),
    ];
  },
  isTellable: always,
  isProposable: always,
} satisfies SignedOperation<LimitOrderCreate>;

/** An order's action after its fill. */
export const onFill = (): Pack =>
  list(
    variant({
      0: struct({
        fee_asset_id: asset,
        spread_percent: uint16,
        size_percent: uint16,
        expiration_seconds: uint32,
        repeat: bool,
        extensions: nothing,
      }),
    }),
  );

export const limitOrderCreateHistory = history(
  operationType.limit_order_create,
  {
    seller: anAccount,
    amount_to_sell: assetAmountSchema,
    min_to_receive: assetAmountSchema,
    expiration: chainTime,
    fill_or_kill: v.boolean(),
  },
  {
    effect: ({ amount_to_sell }, { result }) => ({ orderId: idIn(result, '1.7'), ordered: amount_to_sell }),
    listing: ({ amount_to_sell, min_to_receive }, { result }) => ({
      movements: [takesPart(amount_to_sell), takesPart(min_to_receive)],
      order: { id: idIn(result, '1.7') },
    }),
  },
);
