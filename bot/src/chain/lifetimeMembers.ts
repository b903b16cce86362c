import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { abortAfter } from '@xbts/shared/engine/abortAfter.ts';
import { createLru } from '../createLru.ts';

/** Whether an account of that name is a lifetime member, by two nodes' agreement. @throws those of readAgreed */
export type IsLifetimeMember = (name: string) => Promise<boolean>;

/** Cached members: a lifetime membership does not end. */
const KEPT = 5_000;
/** A registration waits for it. */
const PATIENCE_MS = 5_000;

/** A lifetime member is its own lifetime referrer (chain.md §7). */
export function createLifetimeMembers(client: ChainClient): IsLifetimeMember {
  const members = createLru<string, { readonly id: string }>(KEPT);
  return async (name) => {
    if (members.has(name)) return true;
    const patience = abortAfter(PATIENCE_MS);
    try {
      const { value } = await readAgreed(client, (reader) =>
        getAccounts(reader, [name], { signal: patience.signal }),
      );
      const [account] = value;
      const isMember = account?.name === name && account.lifetime_referrer === account.id;
      if (isMember) members.set(name, { id: account.id });
      return isMember;
    } finally {
      patience.end();
    }
  };
}
