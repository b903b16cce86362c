import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { expect, test } from 'vitest';
import { settledWithdrawals } from './settledWithdrawals.ts';

const [issuer, alice, bob] = ['1.2.11', '1.2.20', '1.2.21'];
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
const burn = (amount: number, payer = issuer) =>
  record([
    operationType.asset_reserve,
    { fee, payer, amount_to_reserve: { amount, asset_id: coin.assetId } },
  ]);

const settled = (inOrder: readonly OperationRecord[], of = coin) => {
  const { paid, waiting } = settledWithdrawals([...inOrder].reverse(), of);
  return {
    paid: paid.map(({ sent, settled: by }) => `${sent.id} by ${by.id}`),
    waiting: waiting.map(({ id }) => id),
  };
};

test('a burn of the same amount pays the oldest transfer of that amount', () => {
  const [first, second, third, burnt] = [
    transfer(bob, issuer, 5),
    transfer(alice, issuer, 70),
    transfer(bob, issuer, 70),
    burn(70),
  ];
  const paid = burn(5);
  expect(settled([first, second, third, burnt, paid])).toEqual({
    paid: [`${second.id} by ${burnt.id}`, `${first.id} by ${paid.id}`],
    waiting: [third.id],
  });
});

test('a transfer that the gateway skipped does not wait: later ones are paid', () => {
  const [over, later, paid] = [transfer(alice, issuer, 3), transfer(bob, issuer, 70), burn(70)];
  expect(settled([over, later, paid]).waiting).toEqual([]);
  const next = transfer(bob, issuer, 8);
  expect(settled([over, later, paid, next]).waiting).toEqual([next.id]);
});

test('a returned amount no longer waits, and was not paid; an excess counts as a deposit', () => {
  const [paid, settles] = [transfer(bob, issuer, 9), burn(9)];
  const sent = transfer(alice, issuer, 70);
  expect(settled([paid, settles, sent, transfer(issuer, alice, 69)]).waiting).toEqual([]);
  expect(settled([paid, settles, sent, transfer(issuer, alice, 71)]).waiting).toEqual([sent.id]);
});

test('sums, other coins and burns by others match nothing', () => {
  const [first, paid] = [transfer(bob, issuer, 9), burn(9)];
  const waiting = transfer(alice, issuer, 70);
  const others = [
    transfer(alice, issuer, 70, '1.3.99'),
    burn(140),
    burn(70, bob),
    transfer(issuer, bob, 70),
    transfer(alice, bob, 70),
  ];
  expect(settled([first, paid, waiting, ...others])).toEqual({
    paid: [`${first.id} by ${paid.id}`],
    waiting: [waiting.id],
  });
});

test('without any payment by a gateway nothing counts as waiting: it may settle elsewhere', () => {
  expect(settled([transfer(alice, issuer, 70), burn(140)])).toEqual({ paid: [], waiting: [] });
});

test('a burn before any transfer, from a partial history, is left out', () => {
  expect(settled([burn(70), transfer(alice, issuer, 70)]).paid).toEqual([]);
});
