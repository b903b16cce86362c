import * as v from 'valibot';
import { assetAmountSchema, chainTime, priceSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing, optional } from '../packedCollections.ts';
import { account, amount, fee, order, price } from '../packedParts.ts';
import { time } from '../packedValues.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import { history } from './history.ts';
import type { TakeProfit } from './limitOrderCreate.ts';
import { onFill } from './limitOrderCreate.ts';
import type { AssetAmount, Price, WithFee } from './parts.ts';
import { anAccount, anOrder } from './recordedParts.ts';

export interface LimitOrderUpdate extends WithFee {
  seller: string;
  order: string;
  new_price?: Price;
  delta_amount_to_sell?: AssetAmount;
  new_expiration?: string;
  on_fill?: [0, TakeProfit][];
  extensions: [];
}

export const limitOrderUpdate = {
  payer: 'seller',
  layout: () => ({
    fee,
    seller: account,
    order,
    new_price: optional(price),
    delta_amount_to_sell: optional(amount),
    new_expiration: optional(time),
    on_fill: optional(onFill()),
    extensions: nothing,
  }),
  feeDefaults: { fee: 37_500n },
  fee: flatFee,
} satisfies KnownOperation<LimitOrderUpdate>;

export const limitOrderUpdateHistory = history(
  operationType.limit_order_update,
  {
    seller: anAccount,
    order: anOrder,
    new_price: v.optional(priceSchema),
    delta_amount_to_sell: v.optional(assetAmountSchema),
    new_expiration: v.optional(chainTime),
  },
  {
    effect: ({ order: orderId, delta_amount_to_sell: ordered }) => ({
      orderId,
      ...(ordered === undefined ? {} : { ordered }),
      // The operation does not show how the order's fee changes.
      isWhole: false,
    }),
    listing: () => ({}),
  },
);
