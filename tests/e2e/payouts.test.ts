import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { epochOf } from '@xbts/shared/staking/epochs.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { payoutChannel } from '../devnet/messenger/channels.ts';
import { type Actor, acceptWelcome, logIn, openInMessenger, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const BOB = 7001002;

withNetwork({ isEmbedded: true, blockMs: 300, botSettings: { PAYOUT_QUIET_SECONDS: '2' } });

afterEach(() => devnet.services.conditions.reset());

interface Paid {
  account: string;
  symbol: string;
  precision: number;
  units: string;
}

/** Opens an account's payouts in a plain page; `prepare` runs before any request for them. */
async function lookAtPayouts(account: string, prepare: (actor: Actor) => Promise<void>): Promise<Actor> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill(account);
  await actor.screen.getByRole('button', { name: 'View only' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  await prepare(actor);
  await actor.page.goto(`${devnet.botUrl}/smartholder?tab=payouts`);
  return actor;
}

const toldOfPayout = () =>
  (devnet.messenger.chats.find(BOB)?.messages ?? []).filter(({ text = '' }) =>
    text.includes('SmartHolder payout'),
  );

describe('inside the messenger', () => {
  it('a payout round appears in the list with its block, and arrives in the chat', async () => {
    const bob = await openInMessenger(browser, devnet, BOB, { isWelcomed: true });
    await logIn(bob, 'bob-holder2');
    await bob.screen.getByRole('link', { name: 'More' }).first().click();
    await bob.screen.getByRole('link', { name: 'Bot notifications' }).click();
    await bob.screen.getByText('removes it all').waitFor();
    await bob.act('Follow bob-holder2');
    await bob.screen.getByText('Accounts you follow').waitFor();

    await bob.back();
    // A press before that screen is loaded could be undone by the step back.
    await bob.screen.getByRole('heading', { name: 'More', exact: true }).waitFor();
    await bob.screen.getByRole('link', { name: 'SmartHolder' }).first().click();
    await bob.screen.getByRole('button', { name: 'Payouts', exact: true }).click();
    await bob.screen.getByText('paid as promised').first().waitFor();
    await bob.screen.getByText('Total received').waitFor();
    const row = (figure: RegExp) => bob.screen.getByRole('button').filter({ hasText: figure });
    expect(await row(/BTS\+7(?!\d|\.)/u).count()).toBe(0);

    const answer = await fetch(`${devnet.controlsUrl}/payouts`, { method: 'POST' });
    const { payments } = (await answer.json()) as { payments: Paid[] };
    const own = payments.filter(({ account }) => account === 'bob-holder2');
    // 700,000 staked: one STH for 25,000 of them, one BTS for 100,000.
    expect(own.map(({ symbol, units }) => `${units} ${symbol}`)).toEqual([
      '2800000000 XBTSX.STH',
      '700000 BTS',
    ]);
    await row(/BTS\+7(?!\d|\.)/u).waitFor();
    await row(/STH.*\+28(?!\d|\.)/u).waitFor();
    // The service's list may be a minute old: until it is reread, nothing counts as missing in it.
    expect(await bob.screen.getByText('not listed by the service').count()).toBe(0);

    await row(/BTS\+7(?!\d|\.)/u).click();
    const sheet = bob.screen.getByRole('dialog');
    await sheet.getByText('sth-payer').waitFor();
    await sheet.getByText(/^1\.11\.\d+$/u).waitFor();
    await sheet.getByRole('button', { name: /^Open block/u }).waitFor();
    await bob.back();

    await bob.screen.getByText('Export as CSV').click();
    await bob.screen.getByText('The messenger can’t save files here').waitFor();
    const csv = await bob.screen.getByLabel('Contents').inputValue();
    expect(csv).toMatch(/^epoch,time_utc,asset,paid,promised,state,operation,block\r?\n/u);
    expect(csv).toMatch(/,BTS,7\.00000,/u);

    await expect.poll(toldOfPayout, { timeout: 90_000 }).toHaveLength(1);
    expect(toldOfPayout()[0]?.text).toContain('bob-holder2: +7 BTS');

    await bob.page.goto(`${devnet.messenger.url}/?channel=${payoutChannel.id}&theme=light`);
    const posts = bob.page.locator('#messages article');
    await posts.getByText('💰 SmartHolder payouts').waitFor();
    await expect.poll(() => posts.count()).toBe(1);
    // 2,370,000 are staked in all.
    await posts.getByText('94.8 XBTSX.STH').waitFor();
    await posts.getByText('23.7 BTS').waitFor();
    await posts.getByText('From sth-payer').waitFor();
    await bob.page.getByText('Only administrators post here.').waitFor();
    await bob.context.close();
  });

  it('the calendar has the next days and an address for calendar apps', async () => {
    const bob = await openInMessenger(browser, devnet, BOB, { isWelcomed: true });
    await logIn(bob, 'bob-holder2');
    await bob.screen.getByRole('link', { name: 'SmartHolder' }).first().click();
    await bob.screen.getByRole('button', { name: 'Calendar', exact: true }).click();
    await bob.screen.getByText('Upcoming dates').waitFor();
    await bob.screen
      .getByText(/^Stake 1\.13\.\d+ unlocks$/u)
      .first()
      .waitFor();
    await bob.screen.getByText('Quorum not reached').waitFor();
    const link = bob.screen.getByLabel('Calendar address').filter({ hasText: '.ics' });
    const address = (await link.textContent()) ?? '';
    expect(new URL(address).pathname).toBe('/api/staking/calendar/bob-holder2.ics');
    const feed = await (await fetch(address)).text();
    expect(feed.match(/UID:payout-/gu)).toHaveLength(24);
    expect(feed.match(/UID:unlock-1\.13\./gu)).toHaveLength(2);
    await bob.screen.getByRole('button', { name: 'Reports', exact: true }).click();
    await bob.screen.getByText('Latest 12 of 30').waitFor();
    await bob.context.close();
  });
});

/** The total of the payer's transfers in an epoch, from the chain itself. */
function paidInEpoch(startsAt: number, symbol: string): string {
  const { state } = devnet.ledger;
  const payer = state.accountByName('sth-payer');
  const asset = state.assetBySymbol(symbol);
  if (payer === undefined || asset === undefined) throw new RangeError('no payer or asset');
  const units = state
    .accountHistory(payer.id)
    .map(({ operation_id }) => state.get('1.11', operation_id))
    .filter(({ block_time }) => epochOf(Date.parse(`${block_time}Z`)).startsAt === startsAt)
    .reduce((sum, { op: [type, members] }) => {
      const amount = members.amount as { amount: bigint; asset_id: string } | undefined;
      const isPaid = type === operationType.transfer && members.from === payer.id;
      return isPaid && amount?.asset_id === asset.id ? sum + amount.amount : sum;
    }, 0n);
  return formatPlain(units, asset.precision);
}

describe('the proof page', () => {
  it("shows the payer's transfers in an epoch without a login, and their source", async () => {
    const anyone = await openPlain(browser, devnet);
    await anyone.page.goto(`${devnet.botUrl}/smartholder/proof`);
    await anyone.screen.getByRole('heading', { name: 'Payout proof' }).waitFor();
    await anyone.screen.getByText(/^sth-payer \(1\.2\.\d+\)$/u).waitFor();
    await anyone.screen
      .getByText(/^ws:\/\/127\.0\.0\.1:/u)
      .first()
      .waitFor();
    await anyone.screen.getByText('not those of the payout day').waitFor();
    const line = anyone.screen.locator('dl > div').filter({ hasText: 'XBTSX.USDT' });
    const paid = async () => {
      const text = (await line.locator('dd').textContent()) ?? '';
      return text.split('by percentage')[0]?.replace(/\s/gu, '');
    };
    const present = epochOf(devnet.clock.now()).startsAt;
    await expect.poll(paid).toBe(paidInEpoch(present, 'XBTSX.USDT'));
    await anyone.screen.getByText('grace-whale8').first().waitFor();
    await anyone.context.close();
  });

  it('shows the transfers of the chain when the staking service is down', async () => {
    const anyone = await openPlain(browser, devnet);
    await anyone.context.route('**/staking/**', (route) => route.fulfill({ status: 503, body: 'down' }));
    await anyone.page.goto(`${devnet.botUrl}/smartholder/proof`);
    await anyone.screen.getByText('there are no percentages to compare').waitFor();
    await anyone.screen.getByText('grace-whale8').first().waitFor();
    await anyone.context.close();
  });
});

describe('when the staking service', () => {
  it('is down, the payouts on the chain stay visible', async () => {
    const carol = await lookAtPayouts('carol-pools3', async () =>
      devnet.services.conditions.set('staking', { mode: 'maintenance' }),
    );
    await carol.screen.getByText('The staking service isn’t responding.').first().waitFor();
    await carol.screen.getByText('paid on the chain').first().waitFor();
    await carol.context.close();
  });

  it('is slow, they appear before it answers', async () => {
    const alice = await lookAtPayouts('alice-trader7', async () =>
      devnet.services.conditions.set('staking', { slowMs: 600_000 }),
    );
    await alice.screen.getByText('The staking service hasn’t responded yet.').waitFor();
    await alice.screen.getByText('paid on the chain').first().waitFor();
    await alice.context.close();
  });

  it('is wrong, its rows are marked, with the paid amounts next to them', async () => {
    const time = new Date(devnet.clock.now() - 6 * 86_400_000).toISOString().slice(0, 19);
    const wrong = [
      { id: 'a', time, asset: 'NOSUCHCOIN', amount: '5', epoch: 22 },
      { id: 'b', time, asset: 'BTS', amount: '-5', epoch: 22 },
    ];
    const shares = ['grace-whale8', 'bob-holder2'].map((account) => ({
      account,
      amount: '1',
      bonus: '0',
      percent: '80.0000',
    }));
    const grace = await lookAtPayouts('grace-whale8', async ({ context }) => {
      await context.route('**/staking/api/payments/**', (route) => route.fulfill({ json: wrong }));
      await context.route('**/staking/api/public/percents', (route) =>
        route.fulfill({ json: { staked: '2', weight: '2', count: 2, holders: shares } }),
      );
    });
    const marked = grace.screen.getByRole('button').filter({ hasText: 'the service is wrong' });
    await expect.poll(() => marked.count()).toBe(2);
    await grace.screen.getByText('not listed by the service').first().waitFor();
    await marked.filter({ hasText: 'NOSUCHCOIN' }).click();
    await grace.screen.getByText('The service names an asset that isn’t on the chain').waitFor();
    await grace.page.keyboard.press('Escape');
    await grace.screen.getByRole('button', { name: 'Holders', exact: true }).click();
    await grace.screen.getByText('add up to 160.0000%').waitFor();
    await grace.context.close();
  });
});
