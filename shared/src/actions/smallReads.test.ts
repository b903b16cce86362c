import { describe, expect, it } from 'vitest';
import { answerOf } from '../protocol/recorded.fixture.ts';
import { getAccountBalances } from './getAccountBalances.ts';
import { getBlockHeaders } from './getBlockHeaders.ts';
import { getMembershipTerms } from './getMembershipTerms.ts';
import { getNumberedHistory } from './getNumberedHistory.ts';
import { getRelativeAccountHistory } from './getRelativeAccountHistory.ts';
import { getRequiredFees } from './getRequiredFees.ts';
import { getWitnesses } from './getWitnesses.ts';
import { clientAnswering, recordedClient } from './recordedClient.fixture.ts';

describe('headers of blocks', () => {
  const header = (number: number) => ({
    previous: `${number}`.padStart(40, '0'),
    timestamp: '2026-11-21T05:00:00',
    witness: '1.6.1',
    transaction_merkle_root: '0'.repeat(40),
    extensions: [],
    witness_signature: '1f'.repeat(65),
  });
  /** The block numbers that the reader returns from a node that has some blocks, in any order. */
  const given = async (held: readonly number[], from: number, to: number) => {
    const client = clientAnswering((_, [numbers]) =>
      (numbers as number[])
        .map((number) => [number, held.includes(number) ? header(number) : null])
        .reverse(),
    );
    const headers = await getBlockHeaders(client, { from, to });
    return { numbers: headers.map(({ previous }) => Number(previous)), asked: client.asked.length };
  };

  it('come in order, from the first to the last requested', async () => {
    expect(await given([1, 2, 3, 4, 5], 2, 4)).toEqual({ numbers: [2, 3, 4], asked: 1 });
    expect(await given([7], 7, 7)).toEqual({ numbers: [7], asked: 1 });
  });

  it('end before the first one missing at the node, and are empty if that is the first one', async () => {
    expect((await given([2, 4], 2, 4)).numbers).toEqual([2]);
    expect((await given([3, 4], 2, 4)).numbers).toEqual([]);
  });

  it('are not requested for an empty range', async () => {
    expect(await given([1, 2], 2, 1)).toEqual({ numbers: [], asked: 0 });
    expect(await given([1, 2], 5, 1)).toEqual({ numbers: [], asked: 0 });
  });
});

describe('requests to a node', () => {
  it('read balances of an account by its id or name, of all assets or of some', async () => {
    const client = clientAnswering(() => []);
    await getAccountBalances(client, '1.2.18');
    await getAccountBalances(client, 'alice-trader7', { assetIds: ['1.3.0'] });
    expect(client.asked.map(({ method, params }) => [method, params])).toEqual([
      ['get_account_balances', ['1.2.18', []]],
      ['get_named_account_balances', ['alice-trader7', ['1.3.0']]],
    ]);
  });

  it('read operations by their numbers, and those after the first ones, oldest first', async () => {
    const [newest, older] = (answerOf('get_account_history') as object[]).slice(0, 2);
    const client = clientAnswering(() => [newest, older]);
    const numbered = await getNumberedHistory(client, '1.2.18', { from: 11, to: 20 });
    const relative = await getRelativeAccountHistory(client, '1.2.18', 20);
    expect(client.asked.map(({ params }) => params)).toEqual([
      ['1.2.18', 11, 10, 20],
      ['1.2.18', 21, 100, 0],
    ]);
    const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
    expect(ids(numbered)).toEqual(ids(relative).reverse());
  });

  it('read fees, for a proposal also those of its operations', async () => {
    const fee = (amount: number) => ({ amount, asset_id: '1.3.0' });
    const client = clientAnswering(() => [fee(5), [fee(7), [fee(1), fee(2)]]]);
    const unit = (amount: bigint) => ({ amount, asset_id: '1.3.0' });
    expect(await getRequiredFees(client, [], '1.3.0')).toEqual([
      unit(5n),
      { ...unit(7n), proposed: [unit(1n), unit(2n)] },
    ]);
  });
});

describe('the terms of a membership', () => {
  const termsOf = (account: string, found: unknown) =>
    getMembershipTerms(
      clientAnswering((method) => (method === 'get_accounts' ? [found] : answerOf(method))),
      account,
    );
  const [alice] = answerOf('get_accounts') as [{ name: string }];
  const member = { ...alice, network_fee_percentage: 2_000 };

  it('belong to the requested account; those of another or none are refused', async () => {
    const { account, parameters } = await termsOf(alice.name, member);
    expect([account.name, account.network_fee_percentage]).toEqual([alice.name, 2_000]);
    expect(parameters.current_fees.parameters.length).toBeGreaterThan(0);
    await expect(termsOf('mallory-thief9', member)).rejects.toMatchObject({ code: 'node.bad_answer' });
    await expect(termsOf('mallory-thief9', null)).rejects.toMatchObject({ code: 'chain.unknown_account' });
  });
});

describe('the active witnesses', () => {
  const read = (objects: readonly unknown[]) =>
    getWitnesses(
      clientAnswering((method) => {
        if (method === 'get_global_properties') return { active_witnesses: ['1.6.2', '1.6.5'] };
        return method === 'get_objects' ? objects : answerOf(method);
      }),
    );
  const [two, five] = ['1.6.2', '1.6.5'].map((id) => ({ id, signing_key: `key of ${id}` }));

  it("come with their keys in the order of their ids, whatever the node's order", async () => {
    const head = await recordedClient().call<{ head_block_number: number }>(
      'database',
      'get_dynamic_global_properties',
      [],
    );
    expect(await read([five, null, two])).toMatchObject({
      active: ['1.6.2', '1.6.5'],
      keys: [
        ['1.6.2', 'key of 1.6.2'],
        ['1.6.5', 'key of 1.6.5'],
      ],
      headBlock: head.head_block_number,
    });
  });

  it('are refused if a node withholds one of them', async () => {
    await expect(read([two])).rejects.toMatchObject({ code: 'node.bad_answer' });
    await expect(read([two, null])).rejects.toMatchObject({ code: 'node.bad_answer' });
  });
});
