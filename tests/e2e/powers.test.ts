import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import { privateKeyFromPassword, publicKeyOf, wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { describe, expect, it } from 'vitest';
import { worldAccount } from '../devnet/world/accounts.ts';
import { blockOf, confirm } from './actors.ts';
import { devnet } from './network.ts';
import { alice, withAlice } from './withAlice.ts';

withAlice();

const ALICE = 'alice-trader7';
const account = () => {
  const found = devnet.ledger.state.accountByName(ALICE);
  if (found === undefined) throw new RangeError('nobody');
  return found;
};
const core = () => devnet.ledger.state.balance(account().id, '1.3.0');

describe('a lifetime membership', () => {
  it('shows its price, the saving on past use, and its limits', async () => {
    const { screen } = alice;
    await screen.getByRole('link', { name: 'More sections', exact: true }).first().click();
    await screen.getByRole('link', { name: /^Lifetime membership/u }).click();
    await screen.getByText(`${ALICE} is a basic account.`).waitFor();
    const terms = screen.getByRole('region', { name: 'Current price and cashback' });
    await terms.getByText(/^10\s000\sBTS$/u).waitFor();
    await terms.getByText('80% of each network fee').waitFor();
    const use = screen.getByRole('region', { name: /^Your usage at today’s fees/u });
    await use.getByText('Fees, last 90 days').waitFor();
    await use.getByText('Pays for itself').waitFor();
    await screen.getByText(/^A refund of the price/u).waitFor();
  });

  it('is bought after its own consent, for exactly the price, and is effective afterwards', async () => {
    const { screen } = alice;
    const had = core();
    await alice.act('Get membership');
    await screen.getByText(/^Make alice-trader7 \(1\.2\.\d+\) a lifetime member\./u).waitFor();
    await screen.getByRole('checkbox').first().check();
    await confirm(alice);
    await blockOf(alice);
    expect(account().lifetime_referrer).toBe(account().id);
    expect(had - core()).toBe(1_000_000_000n);
    await screen.getByRole('button', { name: 'Done' }).click();
    await screen.getByText(`${ALICE} is a lifetime member.`).waitFor();
  });
});

describe('votes', () => {
  const statistics = () => devnet.ledger.state.statistics(account().id);

  it('go to the ticked candidates, are listed on the sheet and change nothing else of the account', async () => {
    const { screen } = alice;
    await alice.back();
    await screen.getByRole('link', { name: /^Voting/u }).click();
    await screen.getByRole('checkbox', { name: /^init4 /u }).check();
    await screen.getByRole('checkbox', { name: /^init2 /u }).check();
    await screen.getByRole('button', { name: /^Committee/u }).click();
    await screen.getByRole('checkbox', { name: /^init1 /u }).check();
    await screen.getByRole('button', { name: /^Workers/u }).click();
    const worker = screen.getByRole('checkbox', { name: /^2026-core-team /u });
    await screen.getByText(/asks for 32\u202f000\u00a0BTS a day/u).waitFor();
    await screen.getByText('not started', { exact: true }).waitFor();
    await screen.getByText(/bob-holder2 · asks for 32.+ · pay vests over 30 days · Votes:/u).waitFor();
    await screen.getByText(/ · pay vests over 1 day · /u).waitFor();
    await screen.getByText(/ · pay returns to the reserve · /u).waitFor();
    await screen.getByText(/ · pay is burned for good · /u).waitFor();
    expect(await screen.getByText('2025-mobile-wallet').count()).toBe(0);
    await worker.check();
    await alice.act('Review');
    const sheet = screen.getByRole('dialog', { name: 'Review and confirm' });
    await sheet.getByText('New vote: worker bob-holder2 2:20').waitFor();
    await sheet.getByText('New vote: committee member init1 0:12').waitFor();
    await sheet.getByText('New vote: witness init4 1:4').waitFor();
    const { options, active, owner } = account();
    await confirm(alice);
    await blockOf(alice);
    expect(account().options).toEqual({
      ...options,
      votes: ['1:2', '1:4', '0:12', '2:20'],
      num_witness: 2,
      num_committee: 1,
    });
    expect([account().active, account().owner]).toEqual([active, owner]);
    expect(statistics().is_voting).toBe(true);
    await screen.getByRole('button', { name: 'Done' }).click();
  });

  it('go to a proxy with an explanation of the consequence, and never to the account itself', async () => {
    const { screen } = alice;
    await screen.getByRole('button', { name: 'Witnesses · 2' }).waitFor();
    await screen.getByRole('radio', { name: 'A proxy votes for me' }).check();
    const field = screen.getByLabel('Proxy account');
    await field.fill(ALICE);
    await screen.getByText(/^An account can’t be its own proxy\./u).waitFor();
    await field.fill('bob-holder2');
    await screen.getByText(/^bob-holder2 · 1\.2\./u).waitFor();
    await screen.getByText(/^You vote through bob-holder2/u).waitFor();
    await alice.act('Review');
    const sheet = screen.getByRole('dialog', { name: 'Review and confirm' });
    await sheet.getByText(/^bob-holder2 \(1\.2\.\d+\) votes with this account’s weight/u).waitFor();
    await sheet.getByText(/^Your proxy votes with your weight on witnesses/u).waitFor();
    await confirm(alice);
    await blockOf(alice);
    expect(account().options.voting_account).toBe(devnet.ledger.state.accountByName('bob-holder2')?.id);
    expect(account().options.votes).toEqual(['1:2', '1:4', '0:12', '2:20']);
  });
});

describe('the memo key', () => {
  const { password } = worldAccount('dave-newbie4');
  const secret = privateKeyFromPassword('dave-newbie4', 'memo', password);
  const next = formatPublicKey(publicKeyOf(secret));
  const go = (path: string) =>
    alice.screen.evaluate((_, to) => window.history.pushState({ inApp: true }, '', to), path);

  it('is refused if it is invalid or a secret, before anything is reviewed', async () => {
    const { screen } = alice;
    await screen.getByRole('button', { name: 'Done' }).click();
    await go(`/permissions/${ALICE}`);
    const part = screen.getByRole('region', { name: 'Reading memos' });
    await part.getByText('On this device').waitFor();
    await screen.getByRole('button', { name: 'Change memo key' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Memo key' });
    const field = sheet.getByLabel('New public key');
    for (const [typed, answer] of [
      [`STM${next.slice(3)}`, /^Not a public key of this network\./u],
      [next.slice(0, -1), /^Not a public key of this network\./u],
      [NULL_PUBLIC_KEY, /^No one owns this key/u],
      [wifFromPrivateKey(secret), /^This is a private key/u],
      [account().options.memo_key, /^This is the current key/u],
    ] as const) {
      await field.fill(typed);
      await sheet.getByText(answer).waitFor();
      expect(await sheet.getByLabel(`Type “${ALICE}”`).count()).toBe(0);
      expect(await sheet.getByRole('button', { name: 'Review', exact: true }).isDisabled()).toBe(true);
    }
  });

  it('is changed once the name is typed and the consequence accepted, and nothing else of the account', async () => {
    const { screen } = alice;
    const { options, active, owner } = account();
    const sheet = screen.getByRole('dialog', { name: 'Memo key' });
    await sheet.getByRole('button', { name: 'Use the active key' }).click();
    await sheet.getByText('The new key is on this device: new memos can be read here.').waitFor();
    await sheet.getByLabel('New public key').fill(next);
    await sheet.getByText(/^Memos you already have open only with the old key BTS/u).waitFor();
    await sheet.getByText('This device keeps the old key, so older memos stay readable here.').waitFor();
    await sheet.getByText(/^The new key isn’t on this device/u).waitFor();
    const review = sheet.getByRole('button', { name: 'Review', exact: true });
    expect(await review.isDisabled()).toBe(true);
    await sheet.getByLabel(`Type “${ALICE}”`).fill(ALICE);
    await review.click();
    const asked = screen.getByRole('dialog', { name: 'Review and confirm' });
    await asked.getByText(`Memos open with the key ${next} (memo)`).waitFor();
    await asked.getByText(/^Memos to alice-trader7 will open only with the private key of BTS/u).waitFor();
    expect(await asked.getByRole('heading', { name: 'Voting' }).count()).toBe(0);
    const confirmation = asked.getByRole('button', { name: 'Confirm and sign' });
    expect(await confirmation.isDisabled()).toBe(true);
    await asked.getByLabel('I understand. Sign anyway').check();
    await confirm(alice);
    await blockOf(alice);
    expect(account().options).toEqual({ ...options, memo_key: next });
    expect([account().active, account().owner]).toEqual([active, owner]);
    await screen.getByRole('button', { name: 'Done' }).click();
    const part = screen.getByRole('region', { name: 'Reading memos' });
    await part.getByText(`${next.slice(0, 10)}…${next.slice(-6)}`).waitFor();
    expect(await part.getByText('On this device').count()).toBe(0);
  });

  it('keeps earlier messages readable on this device', async () => {
    const { screen } = alice;
    await go('/history');
    await screen.getByLabel('Search history').fill('bob-holder2');
    await screen.getByText('обед — твоя половина').first().waitFor();
  });
});
