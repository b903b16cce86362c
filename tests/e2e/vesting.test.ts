import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { allowedWithdrawal } from '../devnet/chain/ledger/vestingPolicies.ts';
import { pushSigned } from '../devnet/world/pushSigned.ts';
import { type Actor, blockOf, confirm, logIn, openInMessenger } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

withNetwork();

const accountId = () => devnet.ledger.state.accountByName('bob-holder2')?.id ?? '';
const vestingOf = (type: string, assetId: string) => {
  const found = devnet.ledger.state
    .vestingBalancesOf(accountId())
    .find(({ balance, balance_type }) => balance_type === type && balance.asset_id === assetId);
  if (found === undefined) throw new RangeError(`bob-holder2 has no ${type}`);
  return found;
};
const held = (assetId: string): bigint => devnet.ledger.state.balance(accountId(), assetId);
const STH = '1.3.4099';
const BTS = '1.3.0';

describe('gradual payments by the chain', () => {
  let bob: Actor;
  beforeAll(async () => {
    const owner = accountId();
    const begin = devnet.ledger.state.dynamic.time;
    // Another account locks 1,000 BTS for him, half a day of which passes at once.
    pushSigned({ ledger: devnet.ledger, codec: await loadCodec() }, 'alice-trader7', [
      [
        operationType.vesting_balance_create,
        {
          creator: devnet.ledger.state.accountByName('alice-trader7')?.id,
          owner,
          amount: { amount: '100000000', asset_id: BTS },
          policy: [
            0,
            {
              begin_timestamp: new Date(Date.parse(`${begin}Z`) - 43_200_000).toISOString().slice(0, 19),
              vesting_cliff_seconds: 3600,
              vesting_duration_seconds: 86_400,
            },
          ],
        },
      ],
    ]);
    bob = await openInMessenger(browser, devnet, 7001001, { isWelcomed: true });
    await logIn(bob, 'bob-holder2');
  });

  it('are a separate line in the wallet, and the free part is claimed exactly', async () => {
    const { screen } = bob;
    const section = screen.getByRole('region', { name: 'Collected market fees' });
    await section
      .getByRole('button', { name: /^Market fee share.*STH/u })
      .first()
      .click();
    const sheet = screen.getByRole('dialog', { name: 'Market fee share' });
    await sheet.getByText('Available to claim').waitFor();
    await sheet.getByText('Available any time').waitFor();
    const before = vestingOf('market_fee_sharing', STH);
    await bob.act(/^Claim /u);
    await screen.getByRole('button', { name: 'Confirm and sign' }).waitFor();
    const [had, vested] = [held(STH), before.balance.amount];
    const free = allowedWithdrawal(before, devnet.ledger.state.dynamic.time);
    expect(free).toBeGreaterThan(0n);
    await confirm(bob);
    await blockOf(bob);
    const claimed = vested - vestingOf('market_fee_sharing', STH).balance.amount;
    expect(claimed).toBeGreaterThan(0n);
    expect(claimed).toBeLessThanOrEqual(free);
    expect(held(STH) - had).toBe(claimed);
    await screen.getByRole('button', { name: 'Done' }).click();
  });

  it('are on one screen with the stakes, which lead to their own', async () => {
    const { screen } = bob;
    await screen.getByRole('heading', { name: 'Vesting balances' }).waitFor();
    const stakes = screen.getByRole('region', { name: 'Staked' });
    expect(await stakes.getByRole('link').count()).toBe(2);
    expect(await stakes.getByRole('link').first().getAttribute('href')).toBe('/smartholder');
  });

  it('are claimed in part; an amount that the chain would refuse is refused before anything is signed', async () => {
    const { screen } = bob;
    await screen.getByRole('button', { name: /^Locked balance/u }).click();
    const sheet = screen.getByRole('dialog', { name: 'Locked balance' });
    await sheet.getByText(/^Evenly until .*, nothing before /u).waitFor();
    const amount = sheet.getByLabel('Amount to claim');
    const free = sheet.getByText('Available to claim').locator('+ dd');
    // What is free grows with each block; in a field that somebody has entered nothing does.
    await amount.focus();
    const [figure, freeBefore] = [await amount.inputValue(), await free.textContent()];
    await expect.poll(() => free.textContent()).not.toBe(freeBefore);
    expect(await amount.inputValue()).toBe(figure);
    await amount.fill('999.99999');
    await sheet.getByText('That’s more than you can claim now.', { exact: false }).waitFor();
    await amount.fill('123.45678');
    await sheet.getByText(/^After this claim, 876\.54322\sBTS remains\. /u).waitFor();
    const [had, before] = [held(BTS), vestingOf('unspecified', BTS)];
    await bob.act('Claim 123.45678 BTS');
    await confirm(bob);
    await blockOf(bob);
    expect(before.balance.amount - vestingOf('unspecified', BTS).balance.amount).toBe(12_345_678n);
    const [fee] = devnet.ledger.requiredFees([[33, lastClaim()]], BTS);
    expect(held(BTS) - had).toBe(12_345_678n - BigInt(fee?.amount ?? 0));
    await screen.getByRole('button', { name: 'Done' }).click();
  });
});

/** The account's last claim, from the chain. */
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
