import { beforeAll, describe, expect, it } from 'vitest';
import { allowedWithdrawal } from '../devnet/chain/ledger/vestingPolicies.ts';
import { type Actor, blockOf, confirm, logIn } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { places } from './transferActors.ts';

withNetwork();

const accountId = () => devnet.ledger.state.accountByName('bob-holder2')?.id ?? '';
const vestingOf = (type: string, assetId: string) =>
  devnet.ledger.state
    .vestingBalancesOf(accountId())
    .find(({ balance, balance_type }) => balance_type === type && balance.asset_id === assetId);
const held = (assetId: string): bigint => devnet.ledger.state.balance(accountId(), assetId);

describe.each(places)('what the chain pays in bit by bit, %s', (_name, open) => {
  let bob: Actor;
  beforeAll(async () => {
    bob = await open(browser, devnet);
    await logIn(bob, 'bob-holder2');
  });

  it('is a line of its own in the wallet, and what is free of it is claimed to the unit', async () => {
    const { screen } = bob;
    const section = screen.getByRole('region', { name: 'Cashback and fee shares' });
    // The plain page comes second: then nothing but what was paid in since is left of the first.
    const [type, assetId, title] =
      vestingOf('market_fee_sharing', '1.3.4099')?.balance.amount === 0n
        ? ['cashback', '1.3.0', 'Cashback of network fees']
        : ['market_fee_sharing', '1.3.4099', 'Share of market fees'];
    const row = section.getByRole('button', { name: new RegExp(`^${title}.*(?:STH|BTS)`, 'u') });
    await row
      .filter({ hasText: assetId === '1.3.0' ? 'BTS' : 'STH' })
      .first()
      .click();
    const sheet = screen.getByRole('dialog', { name: title });
    await sheet.getByText('Can be claimed now').waitFor();
    const before = vestingOf(type, assetId);
    if (before === undefined) throw new RangeError(`bob-holder2 has no ${type}`);
    await bob.act(/^Claim /u);
    await screen.getByRole('button', { name: 'Confirm and sign' }).waitFor();
    const [had, vested] = [held(assetId), before.balance.amount];
    const free = allowedWithdrawal(before, devnet.ledger.state.dynamic.time);
    expect(free).toBeGreaterThan(0n);
    await confirm(bob);
    await blockOf(bob);
    const claimed = vested - (vestingOf(type, assetId)?.balance.amount ?? 0n);
    expect(claimed).toBeGreaterThan(0n);
    expect(claimed).toBeLessThanOrEqual(free);
    const fee = assetId === '1.3.0' ? devnet.ledger.requiredFees([[33, lastClaim()]], '1.3.0')[0] : undefined;
    expect(held(assetId) - had).toBe(claimed - BigInt(fee?.amount ?? 0));
  });
});

/** The claim that the account has made last, as the chain keeps it. */
function lastClaim(): object {
  const { state } = devnet.ledger;
  const [last] = state
    .accountHistory(accountId())
    .map(({ operation_id }) => state.get('1.11', operation_id).op)
    .filter(([type]) => type === 33)
    .slice(-1);
  return JSON.parse(
    JSON.stringify(last?.[1], (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  );
}
