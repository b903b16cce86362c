import { accountCodes } from './codes/accounts.ts';
import { deviceCodes } from './codes/device.ts';
import { gatewayCodes } from './codes/gateways.ts';
import { marketCodes } from './codes/market.ts';
import { nodeCodes } from './codes/nodes.ts';
import { paymentCodes } from './codes/payments.ts';
import { poolCodes } from './codes/pools.ts';
import { proposalCodes } from './codes/proposals.ts';
import { protocolCodes } from './codes/protocol.ts';
import { refusalCodes } from './codes/refusals.ts';
import { serviceCodes } from './codes/services.ts';
import { stakingCodes } from './codes/staking.ts';
import { timedCodes } from './codes/timed.ts';
import { transactionCodes } from './codes/transactions.ts';
import { vaultCodes } from './codes/vault.ts';
import { votingCodes } from './codes/voting.ts';

/**
 * Every error code of the product, by the noun it belongs to. A code is never reused for another meaning.
 * Each has a sentence in en, ru and zh in the mini app (a test counts them) and says in its comment when it occurs.
 */
export const errorCodes = [
  'unexpected', // a bug of ours; the cause says more
  ...paymentCodes,
  ...timedCodes,
  ...proposalCodes,
  ...nodeCodes,
  ...serviceCodes,
  ...deviceCodes,
  ...accountCodes,
  ...vaultCodes,
  ...transactionCodes,
  ...poolCodes,
  ...marketCodes,
  ...stakingCodes,
  ...votingCodes,
  ...gatewayCodes,
  ...protocolCodes,
  ...refusalCodes,
] as const;

export type ErrorCode = (typeof errorCodes)[number];
