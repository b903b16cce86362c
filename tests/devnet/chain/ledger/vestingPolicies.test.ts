import { describe, expect, it } from 'vitest';
import { encodeJson } from '../json.ts';
import type { Ledger } from './ledger.ts';
import { readVectors } from './recording.ts';
import { ASSET_A, GENESIS_SECONDS, pushPaid, refusalOf, startSmallChain, TRADER } from './smallChain.ts';
import { toTime } from './time.ts';
import { allowedWithdrawal } from './vestingPolicies.ts';

interface VestingCase {
  id: string;
  balance: string;
  vesting_seconds: number;
  elapsed_seconds_since_creation: number;
  now_after_start_claim: boolean;
  withdraw: string;
  ok: boolean;
}

interface ClaimStep {
  t: number;
  allowed: string;
  withdraw?: string;
  balance_after: string;
  coin_seconds_after: string;
}

const vectors = readVectors<{
  vesting: VestingCase[];
  vesting_partial_claims: { balance: string; vesting_seconds: number; steps: ClaimStep[] };
}>('chain-test-cases.json');

const FIRST_VESTING = '1.13.0';
const CREATED = GENESIS_SECONDS + 1000;

/** A chain with one vesting balance that counts from CREATED, the head's time when it was made. */
async function withVesting(balance: string, policy: [number, object]): Promise<Ledger> {
  const ledger = await startSmallChain({ parameters: { witness_pay_per_block: 0n } });
  ledger.produceBlock(CREATED);
  const amount = { amount: balance, asset_id: ASSET_A };
  pushPaid(ledger, 32, { creator: TRADER, owner: TRADER, amount, policy });
  ledger.produceBlock(CREATED);
  return ledger;
}

function withdraw(ledger: Ledger, amount: string | bigint): void {
  pushPaid(ledger, 33, {
    vesting_balance: FIRST_VESTING,
    owner: TRADER,
    amount: { amount: `${amount}`, asset_id: ASSET_A },
  });
}

/** Exactly this much can be withdrawn now, and not one unit more. */
function expectAllowed(ledger: Ledger, allowed: bigint): void {
  expect(() => withdraw(ledger, allowed + 1n)).toThrow('vbo.is_withdraw_allowed( now, op.amount ): ');
  const vesting = ledger.state.vestingBalance(FIRST_VESTING);
  expect(allowedWithdrawal(vesting, ledger.head().time)).toBe(allowed);
}

describe('cdd vesting cases of the node', () => {
  it.each(vectors.vesting.map((vesting) => [vesting.id, vesting] as const))('%s', async (_, vesting) => {
    const startClaim = vesting.now_after_start_claim ? CREATED - 1 : CREATED + 10_000_000;
    const policy = { start_claim: toTime(startClaim), vesting_seconds: vesting.vesting_seconds };
    const ledger = await withVesting(vesting.balance, [1, policy]);
    ledger.produceBlock(CREATED + vesting.elapsed_seconds_since_creation);
    if (vesting.ok) {
      withdraw(ledger, vesting.withdraw);
      const left = BigInt(vesting.balance) - BigInt(vesting.withdraw);
      expect(ledger.state.vestingBalance(FIRST_VESTING).balance.amount).toBe(left);
    } else {
      const refusal = refusalOf(() => withdraw(ledger, vesting.withdraw));
      expect(refusal.message).toBe(
        'Execution error: Assert Exception: vbo.is_withdraw_allowed( now, op.amount ): ',
      );
    }
  });
});

describe('partial claims', () => {
  it('restart the earning, as recorded', async () => {
    const { balance, vesting_seconds, steps } = vectors.vesting_partial_claims;
    const ledger = await withVesting(balance, [1, { start_claim: toTime(CREATED), vesting_seconds }]);
    for (const step of steps) {
      ledger.produceBlock(CREATED + step.t);
      expectAllowed(ledger, BigInt(step.allowed));
      if (step.withdraw === undefined) continue;
      withdraw(ledger, step.withdraw);
      ledger.produceBlock(CREATED + step.t);
      const { policy, balance: left } = ledger.state.vestingBalance(FIRST_VESTING);
      expect(`${left.amount}`).toBe(step.balance_after);
      expect(encodeJson(policy)).toMatchObject([1, { coin_seconds_earned: step.coin_seconds_after }]);
    }
  });
});

describe('linear vesting', () => {
  it('gives nothing before the cliff, then in proportion, then everything', async () => {
    const ledger = await withVesting('1000', [
      0,
      { begin_timestamp: toTime(CREATED), vesting_cliff_seconds: 100, vesting_duration_seconds: 200 },
    ]);
    ledger.produceBlock(CREATED + 99);
    expectAllowed(ledger, 0n);
    ledger.produceBlock(CREATED + 100);
    expectAllowed(ledger, 500n);
    withdraw(ledger, '500');
    ledger.produceBlock(CREATED + 150);
    expectAllowed(ledger, 250n);
    ledger.produceBlock(CREATED + 500);
    withdraw(ledger, '500');
    expect(ledger.state.vestingBalance(FIRST_VESTING).balance.amount).toBe(0n);
  });
});
