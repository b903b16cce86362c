import { accountCodes } from './codes/accounts.ts';
import { chainCodes } from './codes/chain.ts';
import { deviceCodes } from './codes/device.ts';
import { gatewayCodes } from './codes/gateways.ts';
import { nodeCodes } from './codes/nodes.ts';
import { paymentCodes } from './codes/payments.ts';
import { serviceCodes } from './codes/services.ts';
import { stakingCodes } from './codes/staking.ts';
import { tradeCodes } from './codes/trade.ts';
import { transactionCodes } from './codes/transactions.ts';

/**
 * Every error code of the product, by noun. A code never gets another meaning. Each has a sentence in en, ru and zh in
 * the mini app (a test counts them), and a comment that says when it occurs.
 */
export const errorCodes = [
  'unexpected', // a bug of ours; the cause says more
  ...paymentCodes,
  ...nodeCodes,
  ...serviceCodes,
  ...deviceCodes,
  ...accountCodes,
  ...transactionCodes,
  ...tradeCodes,
  ...stakingCodes,
  ...gatewayCodes,
  ...chainCodes,
] as const;

export type ErrorCode = (typeof errorCodes)[number];
