import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { createLru } from '../createLru.ts';
import { findAsset } from './market/findAsset.ts';

type RequestAsset = Pick<Asset, 'id' | 'symbol' | 'precision'>;

/** The chain's data for a payment request: ids that two nodes agree on. */
export interface RequestFacts {
  /** By its name; undefined for an unknown one. @throws those of readAgreed */
  account(name: string): Promise<{ readonly id: string; readonly name: string } | undefined>;
  /** By symbol, with or without the gateway's prefix; undefined for an unknown one. @throws those of readAgreed */
  asset(typed: string): Promise<RequestAsset | undefined>;
  /** Number of the newest block. @throws AppError node.unreachable while none is known */
  head(): number;
}

/** Cached names and symbols: a user who types a request asks for the same ones with each letter. */
const keptAtMost = 5_000;

/** Names and symbols keep their ids on the chain, so each is read once. */
export function createRequestFacts(client: ChainClient): RequestFacts {
  const accounts = createLru<string, { id: string; name: string }>(keptAtMost);
  const assets = createLru<string, RequestAsset>(keptAtMost);
  return {
    account: async (name) => {
      const known = accounts.get(name);
      if (known !== undefined) return known;
      const { value } = await readAgreed(client, (reader) => getAccounts(reader, [name]));
      const [found] = value;
      if (found === null || found === undefined || found.name !== name) return undefined;
      const account = { id: found.id, name: found.name };
      accounts.set(name, account);
      return account;
    },
    asset: async (typed) => {
      const known = assets.get(typed);
      if (known !== undefined) return known;
      const { value: found } = await readAgreed(client, (reader) => findAsset(reader, typed));
      if (found === undefined) return undefined;
      const { id, symbol, precision } = found;
      assets.set(typed, { id, symbol, precision });
      return { id, symbol, precision };
    },
    head: () => {
      const { head } = client.status.get();
      if (head === null) throw new AppError('node.unreachable', { method: 'head' });
      return head.number;
    },
  };
}
