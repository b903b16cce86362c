import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { watch } from '../../notices/awaited.fixture.ts';
import { keysChanged } from '../../notices/kinds/keysChanged.ts';
import { queueEvents } from '../../notices/queueEvents.ts';
import { changeChoices } from '../../storage/changeChoices.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { readKeyChanges } from './readKeyChanges.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await testStorage();
});
afterAll(() => storage.close());
beforeEach(async () => void (await storage.db.deleteFrom('subscribers').execute()));

const authority = { weight_threshold: 1, account_auths: [], key_auths: [['BTS6', 1]], address_auths: [] };
const change = (account: string) => [6, { account, active: authority }];
const block = {
  timestamp: '2026-11-26T14:05:00',
  transactions: [{ operations: [change('1.2.18'), change('1.2.19')] }],
} as unknown as WholeBlock;

const asked: string[][] = [];
const names = {
  accountNames: async (ids: readonly string[]) => {
    asked.push([...ids]);
    return new Map(ids.map((id) => [id, `name-of-${id}`]));
  },
};
const read = () => readKeyChanges({ storage, names }, [block], 70);
async function told(): Promise<unknown[]> {
  await queueEvents(storage.db, keysChanged, await read());
  return (await storage.db.selectFrom('outbox').selectAll().execute()).map(({ facts }) => facts);
}

it('reads changes of watched accounts alone, by name', async () => {
  await watch(storage, 1, 'keysChanged', '1.2.18');
  expect(await read()).toMatchObject([{ accountId: '1.2.18', accountName: 'name-of-1.2.18' }]);
  expect(asked.at(-1)).toEqual(['1.2.18']);
  await watch(storage, 2, 'payout', '1.2.19');
  expect(await read()).toHaveLength(1);
});

it('tells them once, and to a chat that has muted everything, too', async () => {
  await watch(storage, 1, 'keysChanged', '1.2.18');
  await changeChoices(storage, 1, { isMuted: true });
  expect(await told()).toEqual([
    [{ operation: '70/0/0', account: 'name-of-1.2.18', isOwner: false, at: '2026-11-26T14:05:00' }],
  ]);
  expect(await told()).toHaveLength(1);
});

it('keeps what waits when a chat is muted, and nothing else of it', async () => {
  await watch(storage, 1, 'keysChanged', '1.2.18');
  expect(await told()).toHaveLength(1);
  await changeChoices(storage, 1, { isMuted: true });
  expect(await told()).toHaveLength(1);
});

it('tells nobody who has turned it off', async () => {
  await watch(storage, 1, 'payout', '1.2.18');
  expect(await told()).toEqual([]);
});
