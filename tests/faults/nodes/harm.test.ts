import { getAccountBalances } from '@xbts/shared/actions/getAccountBalances.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlockSchedule, startBlockSchedule } from '../../devnet/blockSchedule.ts';
import type { FaultSettings } from '../../devnet/chain/faults.ts';
import type { Ledger } from '../../devnet/chain/ledger/ledger.ts';
import { createWorld } from '../../devnet/world/createWorld.ts';
import { type Beset, beset, type Place, places } from './nodesOfLiars.ts';

/*
 * Nodes that do harm without a lie: whatever they send, the honest nodes' answers prevail, and the harmful ones are
 * named and left.
 */

let ledger: Ledger;
let blocks: BlockSchedule;
beforeAll(async () => {
  ({ ledger } = await createWorld({ liveDays: 1, now: () => Date.now() }));
  blocks = startBlockSchedule(ledger, 250);
});
afterAll(() => blocks?.stop());

const harms: Record<string, Partial<FaultSettings>> = {
  floods: { floodCharacters: 100 },
  'sends 9 MB that nobody asked for': { floodCharacters: 9_000_000 },
  nests: { isNesting: true },
};

/** Reads an account like a sheet does, with retries. */
async function readAccount({ client }: Beset): Promise<string | undefined> {
  for (let turn = 0; turn < 5; turn += 1) {
    try {
      const { value } = await readAgreed(client, (reader) => getAccounts(reader, ['alice-trader7']));
      return value[0]?.id;
    } catch (error) {
      if (!hasCode(error, 'node.connection_lost', 'node.timeout')) throw error;
    }
  }
  return undefined;
}

describe.each(Object.entries(harms))('a node that %s', (_, harm) => {
  it.each(Object.keys(places) as Place[])(
    'as %s prevents nobody from signing, and is left',
    async (place) => {
      const made = await beset(ledger, place, () => undefined);
      const { client, nodes, liars } = made;
      try {
        for (const { url, faults } of nodes) if (liars.includes(url)) faults.set(harm);
        expect(await readAccount(made)).toBe(ledger.state.accountByName('alice-trader7')?.id);
        // A node that is not connected now does its harm later.
        for (const url of liars) void client.prefer(url);
        const faultsOf = () =>
          client.status
            .get()
            .nodes.filter(({ url }) => liars.includes(url))
            .map(({ fault }) => fault);
        await expect.poll(faultsOf, { timeout: 15_000 }).toEqual(liars.map(() => 'garbage'));
        expect(await readAccount(made)).toBe(ledger.state.accountByName('alice-trader7')?.id);
        expect(liars).not.toContain(client.status.get().url);
      } finally {
        await made.close();
      }
    },
  );
});

it('a node that lies only in lists is detected by the first list that nodes must agree on', async () => {
  const made = await beset(ledger, 'the first of three', (faults) => {
    faults.set({ isLyingInListsOnly: true });
    faults.lie({ balances: { 'alice-trader7': { BTS: '77' } } });
  });
  const { client, liars } = made;
  const balances = (reader: ChainReader) =>
    getAccountBalances(reader, 'alice-trader7', { assetIds: ['1.3.0'] });
  try {
    expect(client.status.get().url).toBe(liars[0]);
    expect(await balances(client)).toMatchObject([{ amount: 77n }]);
    // Single reads from it return the truth.
    await readAgreed(client, (reader) => getAccounts(reader, ['alice-trader7']));
    const agreed = readAgreed(client, balances);
    await expect(agreed).rejects.toMatchObject({ code: 'node.contradicted', facts: { left: liars[0] } });
    expect(await balances(client)).not.toMatchObject([{ amount: 77n }]);
  } finally {
    await made.close();
  }
});
