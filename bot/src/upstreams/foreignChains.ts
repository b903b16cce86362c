import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import type { ForeignNetwork } from '@xbts/shared/services/foreignChains.ts';
import * as v from 'valibot';
import { askService } from './askService.ts';

/** Blocks from a transaction's own to the newest, both included; 0: unconfirmed; null: the chain does not know it. */
export type CountConfirmations = (transaction: string) => Promise<number | null>;

const height = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const status = v.object({ confirmed: v.boolean(), block_height: v.optional(v.nullable(height)) });
const hexNumber = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,13}$/iu), v.transform(Number));
const receipt = v.object({ result: v.nullable(v.object({ blockNumber: v.nullable(hexNumber) })) });
const newest = v.object({ result: hexNumber });

const between = (own: number, head: number) => Math.max(0, head - own + 1);

/** The REST interface of Esplora explorers (github.com/Blockstream/esplora, API.md), for bitcoin-like networks. */
function byEsplora(fetchJson: FetchJson): CountConfirmations {
  return async (transaction) => {
    const id = transaction.replace(/^0x/u, '').toLowerCase();
    try {
      const found = await askService(fetchJson, { method: 'GET', path: `/tx/${id}/status` }, status);
      if (!found.confirmed || found.block_height == null) return 0;
      const head = await askService(fetchJson, { method: 'GET', path: '/blocks/tip/height' }, height);
      return between(found.block_height, head);
    } catch (error) {
      if (hasCode(error, 'request.not_found')) return null;
      throw error;
    }
  };
}

/**
 * The JSON-RPC of ethereum-like nodes (ethereum.org/developers/docs/apis/json-rpc); a transaction without a receipt
 * counts as unknown.
 */
function byEthereumNode(fetchJson: FetchJson): CountConfirmations {
  const ask = <T>(method: string, params: readonly unknown[], schema: v.GenericSchema<unknown, T>) =>
    askService(
      fetchJson,
      { method: 'POST', path: '', body: { jsonrpc: '2.0', id: 1, method, params } },
      schema,
    );
  return async (transaction) => {
    const id = `0x${transaction.replace(/^0x/u, '').toLowerCase()}`;
    const { result } = await ask('eth_getTransactionReceipt', [id], receipt);
    if (result === null) return null;
    if (result.blockNumber === null) return 0;
    return between(result.blockNumber, (await ask('eth_blockNumber', [], newest)).result);
  };
}

const kinds = {
  btc: byEsplora,
  ltc: byEsplora,
  eth: byEthereumNode,
  bsc: byEthereumNode,
} as const satisfies Record<ForeignNetwork, (fetchJson: FetchJson) => CountConfirmations>;

/** The counter of confirmations in one network, over the given fetch. */
export const confirmationCounter = (network: ForeignNetwork, fetchJson: FetchJson): CountConfirmations =>
  kinds[network](fetchJson);
