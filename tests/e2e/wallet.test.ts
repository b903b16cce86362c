import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectorName } from '../devnet/world/worldGenesis.ts';
import { type Actor, acceptWelcome, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const COLLECTED = 2000;

withNetwork({ collected: COLLECTED });

/** Opens the wallet of a watched account. */
async function look(account: string): Promise<Actor> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill(account);
  await actor.screen.getByRole('button', { name: 'View only' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  return actor;
}

describe('the wallet of one account', () => {
  let alice: Actor;
  beforeAll(async () => {
    alice = await openPlain(browser, devnet, { isWelcomed: true });
    await logIn(alice, 'alice-trader7');
  });
  afterAll(() => alice?.context.close());

  it('prices an asset without a featured price by pools, and shows the path with one tap', async () => {
    const { screen } = alice;
    const usdt = screen.getByRole('button', { name: /^USDT XBTSX/u });
    await usdt.getByText('≈').waitFor();
    await screen.getByRole('button', { name: /^SMARTHOLDEMS.*scam/iu }).waitFor();
    await usdt.click();
    const path = screen.getByText(/^XBTSX\.USDT → /u);
    await expect
      .poll(() => path.textContent())
      .toMatch(/^XBTSX\.USDT → \S+ via (?:pool 1\.19\.\d+|market \S+ \/ \S+) → USD from the price service$/u);
    await screen.getByRole('button', { name: 'Close', exact: true }).click();
    await screen.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('finds, groups and stars an asset', async () => {
    const { screen } = alice;
    await screen.getByRole('button', { name: 'Search assets' }).click();
    await screen.getByRole('searchbox').fill('hive');
    await screen.getByRole('button', { name: /^HIVE XBTSX/u }).click();
    await screen.getByRole('button', { name: 'Add to favourites' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('searchbox').fill('');
    await screen.getByRole('button', { name: '★ Favourites' }).click();
    const shown = screen.locator('section button').filter({ hasText: 'XBTSX' });
    await expect.poll(() => shown.count()).toBe(1);
  });

  it('leads to deposits, withdrawals and fiat withdrawals with one tap, in each language', async () => {
    const { page, screen } = alice;
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${devnet.botUrl}/wallet`);
    const inEach = [
      ['English', 'Deposits and withdrawals', ['Deposit', 'Withdraw', 'Withdraw fiat']],
      ['Русский', 'Пополнение и вывод', ['Пополнение', 'Вывод', 'Вывод фиата']],
      ['中文', '充值与提现', ['充值', '提现', '法币提现']],
    ] as const;
    for (const [language, ways, titles] of inEach) {
      await page
        .locator('header button')
        .filter({ hasText: /(?:EN|RU|ZH)$/u })
        .click();
      await page.locator('header').getByRole('button', { name: language, exact: true }).click();
      for (const [index, title] of titles.entries()) {
        await screen.getByRole('navigation', { name: ways }).getByRole('link').nth(index).click();
        await screen.getByRole('heading', { name: title, exact: true }).waitFor();
        await page.goBack();
      }
    }
  });
});

describe('the wallet', () => {
  it('counts stakes and shares of pools separately and together on the dashboard', async () => {
    const { screen, context } = await look('carol-pools3');
    await screen.getByRole('link', { name: 'Portfolio' }).click();
    await screen.getByRole('heading', { name: 'Where your funds are' }).waitFor();
    // All figures of one drawing: the next price changes all of them.
    const facts = screen.locator('dl').filter({ hasText: 'Total value' }).filter({ hasText: 'In pools' });
    const scales: Readonly<Record<string, number>> = { k: 1e3, M: 1e6 };
    /** Each value, and the step of its rounding. */
    const worths = async () => {
      const texts = await facts.locator('dd').allTextContents();
      return texts.map((text) => {
        const [, digits = '', unit = ''] = /≈\D*([\d.\s]+)(k|M)?/u.exec(text) ?? [];
        const scale = scales[unit] ?? 1;
        return { worth: Number(digits.replaceAll(/\s/gu, '') || Number.NaN) * scale, step: scale / 100 };
      });
    };
    const hasParts = async () => {
      const parts = await worths();
      const together = parts.pop();
      const steps = parts.reduce((sum, { step }) => sum + step, together?.step ?? 0);
      const sum = parts.reduce((all, { worth }) => all + worth, 0);
      return (parts[2]?.worth ?? 0) > 0 && Math.abs(sum - (together?.worth ?? 0)) < steps;
    };
    await expect.poll(hasParts).toBe(true);
    await screen.getByRole('img', { name: /^Allocation chart/u }).waitFor();
    await context.close();
  });

  it('shows the market to a visitor at the root, with the way to log in', async () => {
    const { page, screen, context, act } = await openPlain(browser, devnet);
    await page.goto(devnet.botUrl);
    await screen.getByText('SmartHoldem').waitFor();
    await screen.getByText('BTC XBTSX / USDT XBTSX').waitFor();
    await act('Log in');
    await screen.getByLabel('Account name').waitFor();
    await context.close();
  });

  it(`shows ${COLLECTED} assets: few of them drawn, all of them reachable and stored for the next opening`, async () => {
    const { page, screen, context } = await look(collectorName);
    const row = screen.getByRole('listitem').first();
    await row.waitFor();
    await screen
      .locator(`li[aria-setsize="${COLLECTED + 1}"]`)
      .first()
      .waitFor();
    expect(await screen.getByRole('listitem').count()).toBeLessThan(60);
    // A row that a new price moves away takes the focus with it.
    const endsAtLast = async () => {
      await row.getByRole('button').focus();
      await page.keyboard.press('End');
      return screen.locator(`li[aria-posinset="${COLLECTED + 1}"] button:focus`).count();
    };
    await expect.poll(endsAtLast, { interval: 1000 }).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 60_000));
    await page.waitForFunction(() => document.elementFromPoint(180, 300)?.closest('li') != null);
    await page.waitForFunction(() => (localStorage.getItem('xbts.cache') ?? '').includes('COLLECT.ABLE2000'));
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0),
    );
    expect(kept).toBeLessThan(1_500_000);
    await context.close();
  });
});
