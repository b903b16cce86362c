import type { ApiMethods } from '../apiMethod.ts';
import { accountHistoryMethods } from './accountHistory.ts';
import { marketHistoryMethods } from './marketHistory.ts';
import { poolHistoryMethods } from './poolHistory.ts';

/** The history API (graphene app/api.cpp history_api). */
export const historyApi: ApiMethods = {
  ...accountHistoryMethods,
  ...marketHistoryMethods,
  ...poolHistoryMethods,
};
