import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { poolActorsOf } from './poolActors.ts';
import { goInside } from './screens.ts';
import { killNodes, raiseNodes, withoutThird } from './theirNodes.ts';

withNetwork({
  hasDataServer: true,
  ports: { nodes: [0, 0, 0], services: 0, messenger: 0, controls: 0, bot: 0 },
});

const served = /Showing data from the data server/u;

/** Moves a hundred thousand BTS directly on the chain. */
function takeFrom(name: string): void {
  const { accountId, push } = poolActorsOf(devnet);
  const amount = { amount: 10_000_000_000, asset_id: '1.3.0' };
  push(0, { from: accountId(name), to: accountId('grace-whale8'), amount, extensions: [] });
}

/** An account's balance as its row shows it from a hundred thousand on. */
function held(name: string): string {
  const units = poolActorsOf(devnet).balanceOf(name, 'BTS');
  return `${(Number(units / 1_000_000_000n) / 100).toFixed(2)}M`;
}

describe('a wallet from the operator’s data server', () => {
  let alice: Actor;
  beforeAll(async () => {
    alice = await openPlain(browser, devnet, { isWelcomed: true, watch: withoutThird });
    await logIn(alice, 'alice-trader7');
    await alice.screen
      .getByRole('button', { name: /^BTS\b/u })
      .first()
      .waitFor();
  });
  afterAll(async () => {
    raiseNodes(devnet.nodes);
    devnet.services.conditions.reset();
    await alice?.context.close();
  });

  const row = (symbol: RegExp) => alice.screen.getByRole('button', { name: symbol }).first();
  const balance = async () => ((await row(/^BTS\b/u).textContent()) ?? '').replace(/[\s,]/gu, '');

  it('continues while no node answers page or bot: current balances, their value, and pools', async () => {
    killNodes(devnet.nodes);
    await alice.screen.getByText(served).waitFor();
    takeFrom('alice-trader7');
    await expect.poll(balance, { timeout: 60_000 }).toContain(held('alice-trader7'));
    expect(await row(/^USDT XBTSX/u).textContent()).toMatch(/≈\s?\$/u);
    await goInside(alice.page, '/pools');
    await alice.screen
      .getByText(/from the data server, \d/u)
      .first()
      .waitFor();
    await goInside(alice.page, '/pool/BTSHIVEPOOL');
    const main = alice.screen.locator('main');
    await main
      .getByText(/from the data server, \d/u)
      .first()
      .waitFor();
  });

  it('shows an account not requested before, without any node', async () => {
    killNodes(devnet.nodes);
    await goInside(alice.page, '/account/bob-holder2');
    const main = alice.screen.locator('main');
    await main.getByText('bob-holder2').first().waitFor();
    const units = poolActorsOf(devnet).balanceOf('bob-holder2', 'XBTSX.HIVE');
    await main.getByText(`${units / 1_000n}.${String(units % 1_000n).padStart(3, '0')}`).waitFor();
  });

  it.each(['garbage'] as const)(
    'is served by the bot’s node while the data server answers with %s',
    async (mode) => {
      killNodes(devnet.nodes);
      raiseNodes(devnet.nodes.slice(2));
      devnet.services.conditions.set('dataServer', { mode });
      await goInside(alice.page, '/wallet');
      await alice.screen.getByText(served).waitFor();
      takeFrom('alice-trader7');
      await expect.poll(balance, { timeout: 60_000 }).toContain(held('alice-trader7'));
    },
  );
});
