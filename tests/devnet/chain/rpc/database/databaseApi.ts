import type { ApiMethods } from '../apiMethod.ts';
import { absentObjectMethods } from './absentObjects.ts';
import { accountMethods } from './accounts.ts';
import { assetMethods } from './assets.ts';
import { balanceMethods } from './balances.ts';
import { blockMethods } from './blocks.ts';
import { globalMethods } from './globals.ts';
import { marketMethods } from './markets.ts';
import { poolMethods } from './pools.ts';
import { subscribingMethods } from './subscribing.ts';
import { timedTransferMethods } from './timedTransfers.ts';
import { transactionMethods } from './transactions.ts';
import { voteMethods } from './votes.ts';

/** Api 0 (graphene app/database_api.cpp). */
export const databaseApi: ApiMethods = {
  ...globalMethods,
  ...subscribingMethods,
  ...accountMethods,
  ...balanceMethods,
  ...assetMethods,
  ...marketMethods,
  ...poolMethods,
  ...blockMethods,
  ...transactionMethods,
  ...voteMethods,
  ...timedTransferMethods,
  ...absentObjectMethods,
};
