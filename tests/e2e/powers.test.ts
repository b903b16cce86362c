import { describe, expect, it } from 'vitest';
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
  it('says what it costs, what one’s own use would have saved, and what it does not give', async () => {
    const { screen } = alice;
    await screen.getByRole('link', { name: 'More', exact: true }).first().click();
    await screen.getByRole('link', { name: /^Lifetime membership/u }).click();
    await screen.getByText(`${ALICE} is a basic account.`).waitFor();
    const terms = screen.getByRole('region', { name: 'Price and cashback now' });
    await terms.getByText(/^10\s000\sBTS$/u).waitFor();
    await terms.getByText('80 % of each network fee').waitFor();
    const use = screen.getByRole('region', { name: /^By your own use/u });
    await use.getByText('Fees of the last 90 days').waitFor();
    await use.getByText('Pays for itself').waitFor();
    await screen.getByText(/^The price itself does not come back/u).waitFor();
  });

  it('is bought after a consent of its own, for the price and nothing more, and is there afterwards', async () => {
    const { screen } = alice;
    const had = core();
    await alice.act('Become a lifetime member');
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
