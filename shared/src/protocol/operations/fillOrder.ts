import * as v from 'valibot';
import { receivedBy } from '../marketFee.ts';
import { anyObjectId, assetAmountSchema, priceSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { comes, goes, history } from './history.ts';
import { anAccount } from './recordedParts.ts';

/** Made by the chain when orders meet. */
export const fillOrderHistory = history(
  operationType.fill_order,
  {
    order_id: anyObjectId,
    account_id: anAccount,
    pays: assetAmountSchema,
    receives: assetAmountSchema,
    fill_price: priceSchema,
    is_maker: v.boolean(),
  },
  {
    effect: (fill) => ({
      orderId: fill.order_id,
      gave: [fill.pays],
      got: [receivedBy(fill)],
      marketFee: fill.fee,
      isWhole: fill.order_id.startsWith('1.7.'),
    }),
    listing: (fill) => {
      const { pays, receives, order_id: id, is_maker: isMaker } = fill;
      return {
        movements: [goes(pays), comes(receivedBy(fill))],
        order: { id, fill: { pays, receives, isMaker } },
      };
    },
  },
);
