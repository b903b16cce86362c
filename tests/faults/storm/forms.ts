import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Devnet } from '../../devnet/startDevnet.ts';
import { poolActorsOf } from '../../e2e/poolActors.ts';
import type { Deed } from './kinds.ts';
import type { Person } from './person.ts';

/** The recipient of each person: one with notices. */
const payees: Readonly<Record<string, string>> = {
  'alice-trader7': 'bob-holder2',
  'bob-holder2': 'alice-trader7',
  'carol-pools3': 'alice-trader7',
};
const STH = 'XBTSX.STH';
const BTS = 'BTS';
const STAKE = '100000';

/** Hundredths of a coin, as typed. */
const typed = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/**
 * Fills in the form of a deed and presses the button that opens its review. @throws Playwright's errors for missing
 * elements
 */
type Fill = (person: Person, deed: Deed) => Promise<void>;

/** Each form from any place in the app. */
const fills: Readonly<Record<Deed['kind'], Fill>> = {
  send: async (person, { hundredths }) => {
    await person.goTo('/more');
    await person.goTo('/send');
    const { screen, act } = person.actor;
    const payee = payees[person.name] ?? '';
    await screen.getByLabel('To', { exact: true }).fill(payee);
    await screen.getByLabel('Amount').fill(typed(hundredths));
    await screen.getByText(new RegExp(`^${payee} · 1\\.2\\.`, 'u')).waitFor();
    await screen.getByRole('region', { name: `Recipient ${payee}` }).waitFor();
    // A payment that is unlike the earlier ones is asked about.
    const isMeant = screen.getByLabel('I’ve checked. Send anyway');
    if (await isMeant.isVisible()) await isMeant.check();
    await act('Review');
  },
  swap: async (person, { hundredths }) => {
    await person.goTo('/more');
    await person.goTo('/swap?from=BTS&to=XBTSX.HIVE');
    const { screen, act } = person.actor;
    await screen.getByLabel('You pay').fill(typed(hundredths));
    await screen.getByLabel('You get').and(screen.locator(':not([value=""])')).waitFor();
    await act('Trade');
  },
  order: async (person, { hundredths }) => {
    await openMarket(person);
    const { screen } = person.actor;
    await screen.getByRole('button', { name: 'Sell', exact: true }).click();
    // Far above what anyone pays: it rests on the book until it is cancelled.
    await screen.getByLabel(/^Price per 1/u).fill('9.5');
    await screen.getByLabel('Amount', { exact: true }).fill(typed(hundredths));
    await screen.getByRole('button', { name: `Sell ${STH}`, exact: true }).click();
  },
  stake: async (person) => {
    await person.goTo('/more');
    await person.goTo('/smartholder/stake');
    const { screen, act } = person.actor;
    await screen.getByLabel('Amount').fill(STAKE);
    const oneMonth = screen.locator('label').filter({ hasText: /^1 month/u });
    await oneMonth.click();
    await screen.getByText('I understand that the funds are locked').click();
    await act('Review');
  },
  claim: async (person) => {
    await person.goTo('/more');
    await person.goTo('/vesting');
    const { screen, act } = person.actor;
    await screen
      .getByRole('button', { name: /^Locked balance/u })
      .first()
      .click();
    await screen.getByRole('dialog', { name: 'Locked balance' }).getByText('Available to claim').waitFor();
    await act(/^Claim /u);
  },
};

/** Opens the review of a deed from any screen. @throws Playwright's errors for missing elements */
export const fillForm = (person: Person, deed: Deed): Promise<void> => fills[deed.kind](person, deed);

async function openMarket(person: Person): Promise<void> {
  await person.goTo('/more');
  await person.goTo(`/market/${STH}_${BTS}`);
  await person.actor.screen.getByRole('button', { name: /Use the best price/u }).waitFor();
}

/** Opens the review that cancels all the person's orders of the market. */
export async function fillCancellation(person: Person): Promise<void> {
  await openMarket(person);
  const { screen, act } = person.actor;
  await screen.getByRole('button', { name: 'Mine', exact: true }).click();
  // With several orders there is an additional button below them.
  const cancelAll = /^Cancel (?:order|all \d+ orders)$/u;
  await screen.getByRole('button', { name: cancelAll }).last().click();
  await screen.getByText('You get back what’s unsold').waitFor();
  await act(cancelAll);
}

/** Accounts with many times the stake; most of the maximum supply is issued. */
const lenders = ['xbtsx-issuer', 'grace-whale8'] as const;

/** Gives a person the requirements of their deed: coins to stake, or a balance to claim, completely free. */
export function provide(devnet: Devnet, { name }: Person, { kind }: Deed): void {
  const actors = poolActorsOf(devnet);
  const owner = actors.accountId(name);
  if (kind === 'stake') {
    const [issuer, whale] = lenders;
    const from = actors.balanceOf(issuer, STH) > actors.balanceOf(whale, STH) ? issuer : whale;
    const { precision } = devnet.ledger.state.asset(actors.assetId(STH));
    actors.push(operationType.transfer, {
      from: actors.accountId(from),
      to: owner,
      amount: { amount: parseAmount(STAKE, precision).toString(), asset_id: actors.assetId(STH) },
      extensions: [],
    });
  }
  if (kind === 'claim')
    actors.push(operationType.vesting_balance_create, {
      creator: actors.accountId('grace-whale8'),
      owner,
      amount: { amount: '1000000', asset_id: actors.assetId(BTS) },
      policy: [
        0,
        { begin_timestamp: '2024-01-01T00:00:00', vesting_cliff_seconds: 0, vesting_duration_seconds: 3_600 },
      ],
    });
}
