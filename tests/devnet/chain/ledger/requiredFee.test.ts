import { describe, expect, it } from 'vitest';
import type { Ledger } from './ledger.ts';
import { ASSET_A, OWNER, pushPaid, refusalOf, startSmallChain, TRADER } from './smallChain.ts';

const KEY = 'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const MEMO_32_BYTES = { from: KEY, to: KEY, nonce: '1', message: '00'.repeat(32) };
const one = { amount: 1, asset_id: '1.3.0' };

function feeOf(ledger: Ledger, id: number, members: object, asset = '1.3.0'): bigint | undefined {
  return ledger.requiredFees([[id, members]], asset)[0]?.amount;
}

describe('required fees', () => {
  it('are those of the recorded cases F1, F4, F5 and F6', async () => {
    const ledger = await startSmallChain();
    const transfer = { from: OWNER, to: TRADER, amount: one };
    expect(feeOf(ledger, 0, transfer)).toBe(2_000_000n);
    expect(feeOf(ledger, 0, { ...transfer, memo: MEMO_32_BYTES })).toBe(2_105_468n);
    const issue = {
      issuer: OWNER,
      asset_to_issue: { amount: 1, asset_id: ASSET_A },
      issue_to_account: OWNER,
    };
    expect(feeOf(ledger, 14, issue)).toBe(2_000_097n);
    const { store, global } = ledger.state;
    const parameters = global.parameters.current_fees.parameters.filter(([id]) => id !== 1);
    const current_fees = { ...global.parameters.current_fees, parameters };
    store.modify('2.0', '2.0.0', { parameters: { ...global.parameters, current_fees } });
    const order = { seller: OWNER, amount_to_sell: one, min_to_receive: { amount: 1, asset_id: ASSET_A } };
    expect(feeOf(ledger, 1, order)).toBe(500_000n);
  });

  it('of a sub-asset become cheap once account_transfer and ticket_create are in the schedule (F2)', async () => {
    const ledger = await startSmallChain();
    const options = { core_exchange_rate: { base: one, quote: { amount: 1, asset_id: '1.3.1' } } };
    const create = { issuer: OWNER, symbol: 'AAA.SUB', precision: 5, common_options: options };
    const data = (feeOf(ledger, 10, create) ?? 0n) - 500_000_000n;
    expect(data >= 0n && data < 5n).toBe(true);
    const { store, global } = ledger.state;
    const listed = global.parameters.current_fees;
    const parameters: typeof listed.parameters = [...listed.parameters, [57, { fee: 1n }]];
    const current_fees = { ...listed, parameters };
    store.modify('2.0', '2.0.0', { parameters: { ...global.parameters, current_fees } });
    expect(feeOf(ledger, 10, create)).toBe(50_000_000n + data);
  });

  it('of accounts grow with registrations and fall back at maintenance (F3)', async () => {
    const ledger = await startSmallChain({ parameters: { accounts_per_fee_scale: 2 } });
    const authority = { weight_threshold: 1, key_auths: [[KEY, 1]] };
    const account = (name: string) => ({
      registrar: OWNER,
      referrer: OWNER,
      name,
      owner: authority,
      active: authority,
      options: { memo_key: KEY, voting_account: '1.2.5' },
    });
    const before = feeOf(ledger, 5, account('fee-1')) ?? 0n;
    pushPaid(ledger, 5, account('fee-1'));
    expect(feeOf(ledger, 5, account('fee-2'))).toBe(before);
    pushPaid(ledger, 5, account('fee-2'));
    expect(feeOf(ledger, 5, account('fee-3'))).toBe(before + 500_000n * 15n);
    ledger.produceBlock();
    ledger.produceBlock(Date.parse('2026-01-02T00:00:00Z') / 1000);
    expect(feeOf(ledger, 5, account('fee-3'))).toBe(before);
  });

  it('in another asset are rounded up, and need its fee pool', async () => {
    const ledger = await startSmallChain();
    const { store } = ledger.state;
    const core_exchange_rate = {
      base: { amount: 300_000n, asset_id: '1.3.0' },
      quote: { amount: 1n, asset_id: ASSET_A },
    };
    const options = { ...ledger.state.asset(ASSET_A).options, core_exchange_rate };
    store.modify('1.3', ASSET_A, { options });
    store.forgetLog();
    const transfer = { from: OWNER, to: TRADER, amount: one };
    expect(feeOf(ledger, 0, transfer, ASSET_A)).toBe(7n);
    const pay = () => ledger.pushOperations([[0, { fee: { amount: 7, asset_id: ASSET_A }, ...transfer }]]);
    expect(refusalOf(pay).message).toContain(
      "Fee pool balance of '0 BTS' is less than the 21 BTS required to convert 7 AAA",
    );
    pushPaid(ledger, 16, { from_account: OWNER, asset_id: ASSET_A, amount: 2_100_000 });
    pay();
    expect(ledger.state.dynamicData(ASSET_A)).toMatchObject({ accumulated_fees: 7n, fee_pool: 0n });
  });
});
