import { failChain } from '../ledger/nodeError.ts';
import type { ApiName } from './access.ts';
import { type ApiMethod, type ApiMethods, method } from './apiMethod.ts';
import { assetApi } from './assetApi.ts';
import { blockApi } from './blockApi.ts';
import { broadcastApi } from './broadcastApi.ts';
import { databaseApi } from './database/databaseApi.ts';
import { historyApi } from './history/historyApi.ts';
import { loginApi } from './loginApi.ts';
import { methodListOf, methodNames } from './methodNames.ts';
import { MethodNotFound } from './methodNotFound.ts';

const apiTable: Readonly<Record<ApiName, ApiMethods>> = {
  login: loginApi,
  database: databaseApi,
  history: historyApi,
  network_broadcast: broadcastApi,
  asset: assetApi,
  block: blockApi,
  orders: { get_tracked_groups: method(0, () => [10, 100]) },
  custom_operations: {},
};

/** The method of an API. A method that only a real node has fails with an explanation; an unknown one is -32601. */
export function findMethod(api: ApiName, name: string): ApiMethod {
  const methods = apiTable[api];
  const found = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (found !== undefined) return found;
  if (!methodNames[api].includes(name)) throw new MethodNotFound(name, methodListOf(api));
  return method(0, () =>
    failChain(0, { file: 'api.cpp', line: 1, method: name }, 'The development chain does not offer ${name}', {
      name,
    }),
  );
}
