import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { expect, it } from 'vitest';
import { answer, type FakeWorld } from '../../../../platform/chain/fakeAnswers.fixture.ts';
import { assertAgreedSigners } from './assertAgreedSigners.ts';

const world: FakeWorld = {
  accounts: { '1.2.20': 'erin-multisig5' },
  assets: {},
  balances: {},
  orders: [],
  history: [],
};
const node = {
  call: async (_api: string, method: string, params: readonly unknown[]) => answer(world, method, params),
} as unknown as ChainReader;
const agreed = (answer(world, 'get_accounts', [['1.2.20']]) as Account[])[0] as Account;
const said = { ...agreed.active, account_auths: [['1.2.66', 1] as [string, number]] };

it('agreement of the nodes is enough, whatever the form had for the other role', async () => {
  await assertAgreedSigners(node, agreed, 'active');
  await assertAgreedSigners(node, { ...agreed, owner: said }, 'active');
});

it.each(['active', 'owner'] as const)(
  'another %s than the agreed one does not permit a consent',
  async (role) => {
    for (const lie of [said, { ...agreed[role], weight_threshold: 2 }, { ...agreed[role], key_auths: [] }])
      await expect(assertAgreedSigners(node, { ...agreed, [role]: lie }, role)).rejects.toMatchObject({
        code: 'node.false_form',
        facts: { subject: 'erin-multisig5' },
      });
  },
);

it('neither does an account unknown to the nodes', async () => {
  await expect(
    assertAgreedSigners(node, { ...agreed, name: 'nobody-there1' }, 'active'),
  ).rejects.toMatchObject({
    code: 'chain.unknown_account',
  });
});
