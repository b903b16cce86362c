import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn, openInMessenger, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

withNetwork();

/** The description of a field: its error, if any. */
function under(field: Locator): Promise<string> {
  return field.evaluate((input) => {
    const id = input.getAttribute('aria-describedby') ?? '';
    return input.ownerDocument.getElementById(id)?.textContent ?? '';
  });
}

const transfersOf = (name: string): number => {
  const account = devnet.ledger.state.accountByName(name);
  return account === undefined ? 0 : devnet.ledger.state.accountHistory(account.id).length;
};

async function tryLogin(
  { screen, act }: Actor,
  kind: string,
  account: string,
  secret: string,
): Promise<void> {
  await screen.getByLabel('Account name').fill(account);
  await screen.getByRole('button', { name: kind, exact: true }).click();
  await screen
    .getByLabel(kind === 'Password' ? 'Password' : 'Private key (WIF)', { exact: true })
    .fill(secret);
  await act('Log in');
}

describe('an impossible login shows the reason under its field', () => {
  const wrong = [
    [
      'an unknown account',
      'Password',
      'nobody-here-9',
      'a long enough password',
      'Account name',
      /Account nobody-here-9 not found/u,
    ],
    [
      'a wrong password',
      'Password',
      'alice-trader7',
      'not-the-password-of-alice',
      'Password',
      /Wrong password for this account/u,
    ],
    [
      'a malformed key',
      'Private key',
      'alice-trader7',
      '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD4',
      'Private key (WIF)',
      /Not a private key/u,
    ],
    [
      'the key of somebody else',
      'Private key',
      'alice-trader7',
      '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3',
      'Private key (WIF)',
      /doesn’t belong to alice-trader7/u,
    ],
  ] as const;

  let actor: Actor;
  beforeAll(async () => {
    actor = await openPlain(browser, devnet);
  });
  afterAll(() => actor?.context.close());

  it.each(wrong)('%s', async (_, kind, account, secret, field, sentence) => {
    await tryLogin(actor, kind, account, secret);
    await expect.poll(() => under(actor.screen.getByLabel(field, { exact: true }))).toMatch(sentence);
  });
});

describe('an impossible payment shows the reason under its field', () => {
  const wrong = [
    ['an amount of zero', 'Amount', '0', /an amount above zero/u],
    ['more than the balance', 'Amount', '99999999', /^Not enough funds\. You have .* BTS\.$/u],
    ['too many decimals', 'Amount', '1.000001', /allows up to 5\./u],
    ['no number', 'Amount', 'ten', /Enter a number/u],
    ['a message too long for a transaction', 'Memo (optional)', 'ы'.repeat(1200), /too long: 2400/u],
    ['a recipient that does not exist', 'To', 'nobody-here-9', /Account nobody-here-9 not found/u],
    ['oneself', 'To', 'alice-trader7', /your own account/u],
    ['a name on the list of scam accounts', 'To', 'xbtsx-giveaway1', /scam list/u],
    ['what is no name at all', 'To', 'no name', /./u],
  ] as const;

  it('in a plain page and in the messenger, and nothing is sent', async () => {
    for (const alice of [
      await openPlain(browser, devnet, { isWelcomed: true }),
      await openInMessenger(browser, devnet, 7001001, { isWelcomed: true }),
    ]) {
      await logIn(alice, 'alice-trader7');
      const before = transfersOf('alice-trader7');
      for (const [name, field, text, sentence] of wrong) {
        await alice.screen.getByRole('link', { name: 'Send' }).first().click();
        await alice.screen.getByLabel('To', { exact: true }).fill(field === 'To' ? text : 'bob-holder2');
        await alice.screen.getByLabel('Amount').fill(field === 'Amount' ? text : '1');
        if (field === 'Memo (optional)') await alice.screen.getByLabel(field).fill(text);
        await alice.act('Review');
        await expect
          .poll(() => under(alice.screen.getByLabel(field, { exact: true })), { message: name })
          .toMatch(sentence);
        expect(await alice.screen.getByRole('dialog').count(), name).toBe(0);
        await alice.back();
        // Uses the browser's way back: until this screen is gone, another link of the form could be mistaken for the
        // one to it.
        await alice.screen.getByLabel('To', { exact: true }).waitFor({ state: 'detached' });
      }
      expect(transfersOf('alice-trader7')).toBe(before);
      await alice.context.close();
    }
  });
});
