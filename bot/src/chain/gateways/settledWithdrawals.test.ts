import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { expect, test } from 'vitest';
import { settledWithdrawals } from './settledWithdrawals.ts';

const [wallet, issuer, alice, bob] = ['1.2.10', '1.2.11', '1.2.20', '1.2.21'];
const coin = { assetId: '1.3.50', issuerId: issuer };
const fee = { amount: 1, asset_id: '1.3.0' };

let sequence = 0;
const record = (op: [number, Record<string, unknown>]): OperationRecord => {
  sequence += 1;
  return {
    id: `1.11.${sequence}`,
    op,
    result: [0, {}],
    block_num: sequence,
    trx_in_block: 0,
    op_in_trx: 0,
    virtual_op: 0,
  };
};
const transfer = (from: string, to: string, amount: number, asset_id = coin.assetId) =>
  record([operationType.transfer, { fee, from, to, amount: { amount, asset_id } }]);
const burn = (amount: number, payer = wallet) =>
  record([
    operationType.asset_reserve,
    { fee, payer, amount_to_reserve: { amount, asset_id: coin.assetId } },
  ]);

const settled = (inOrder: readonly OperationRecord[], of = coin) => {
  const { paid, waiting } = settledWithdrawals([...inOrder].reverse(), wallet, of);
  return {
    paid: paid.map(({ sent, settled: by }) => `${sent.id} by ${by.id}`),
    waiting: waiting.map(({ id }) => id),
  };
};

test('a burn or a move to the issuer of just as much pays the oldest transfer of that amount', () => {
  const [first, moved] = [transfer(bob, wallet, 5), transfer(wallet, issuer, 5)];
  const [second, third, burnt] = [transfer(alice, wallet, 70), transfer(bob, wallet, 70), burn(70)];
  expect(settled([first, moved, second, third, burnt])).toEqual({
    paid: [`${first.id} by ${moved.id}`, `${second.id} by ${burnt.id}`],
    waiting: [third.id],
  });
});

test('one that the gateway has passed over does not wait: later ones are paid', () => {
  const [over, later, paid] = [transfer(alice, wallet, 3), transfer(bob, wallet, 70), burn(70)];
  expect(settled([over, later, paid]).waiting).toEqual([]);
  const next = transfer(bob, wallet, 8);
  expect(settled([over, later, paid, next]).waiting).toEqual([next.id]);
});

test('what is sent back waits no longer, and was not paid', () => {
  expect(settled([transfer(alice, wallet, 70), transfer(wallet, alice, 69)])).toEqual({
    paid: [],
    waiting: [],
  });
});

test('sums, other coins, burns of others and what the issuer fills the wallet with pair with nothing', () => {
  const [first, paid] = [transfer(bob, wallet, 9), burn(9)];
  const waiting = transfer(alice, wallet, 70);
  const others = [
    transfer(issuer, wallet, 100),
    transfer(alice, wallet, 70, '1.3.99'),
    burn(140),
    burn(70, bob),
    transfer(wallet, bob, 70),
  ];
  expect(settled([first, paid, waiting, ...others])).toEqual({
    paid: [`${first.id} by ${paid.id}`],
    waiting: [waiting.id],
  });
});

test('of a gateway that was never seen to pay nothing is said to wait: it may settle elsewhere', () => {
  expect(settled([transfer(alice, wallet, 70), burn(140)])).toEqual({ paid: [], waiting: [] });
});

test('a burn before any transfer, from a history that begins in the middle, is left out', () => {
  expect(settled([burn(70), transfer(alice, wallet, 70)]).paid).toEqual([]);
});
