import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, choosePin } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { places } from './transferActors.ts';

withNetwork();

/** Goes to an address inside the app, like a press on a link of it. */
const go = ({ screen }: Actor, path: string) =>
  screen.evaluate((_body, url) => window.history.pushState(null, '', url), path);
const addressOf = ({ screen }: Actor) =>
  screen.evaluate(() => window.location.pathname + window.location.search);

describe.each(places)('a visitor %s', (_, open) => {
  let visitor: Actor;

  beforeAll(async () => {
    visitor = await open(browser, devnet);
    await visitor.screen.getByLabel('Account name').waitFor();
  });

  it('finds any asset and any account of the chain, and looks at them', async () => {
    const { screen } = visitor;
    await go(visitor, '/search');
    const field = screen.getByLabel('Symbol, account name or ID');
    await field.fill('sth');
    await screen.getByRole('link', { name: /STH XBTSX/u }).click();
    await screen.getByRole('heading', { name: 'STH XBTSX', exact: true }).waitFor();
    await go(visitor, '/search');
    await field.fill('bob-h');
    await screen.getByRole('link', { name: /bob-holder2/u }).click();
    await screen.getByRole('heading', { name: 'bob-holder2' }).first().waitFor();
    await go(visitor, '/search');
    await field.fill('zzzz');
    await screen.getByText('Nothing found').waitFor();
  });

  it('sees a swap quote, and finds it again after the login', async () => {
    const { screen, act } = visitor;
    await go(visitor, '/swap?from=BTS&to=XBTSX.STH');
    await screen.getByLabel('You pay').fill('100');
    await expect.poll(() => screen.getByLabel('You get').inputValue()).toMatch(/^\d/u);
    const quoted = await screen.getByLabel('You get').inputValue();
    await act('Log in to swap');
    await screen.getByLabel('Account name').fill('alice-trader7');
    await screen.getByLabel('Password', { exact: true }).fill('alice-wonder-trade-2047');
    await act('Log in');
    await choosePin(visitor);
    await screen.getByLabel('You pay').waitFor();
    expect(await addressOf(visitor)).toBe('/swap?from=BTS&to=XBTSX.STH&amount=100');
    await expect.poll(() => screen.getByLabel('You get').inputValue()).toMatch(/^\d/u);
    // Small traders move the price in each block, by less than a percent.
    const again = Number(await screen.getByLabel('You get').inputValue());
    expect(Math.abs(again / Number(quoted) - 1)).toBeLessThan(0.01);
  });
});

it('sees the pools of the chain, even if no price service answers', async () => {
  const context = await browser.newContext();
  const asked: string[] = [];
  await context.route(/\/api\/v1\/(?:prices|tickers)/u, (route) => {
    asked.push(route.request().url());
  });
  const page = await context.newPage();
  await page.goto(`${devnet.botUrl}/pools`);
  await page.getByText('BTS / HIVE').first().waitFor();
  expect(asked).not.toEqual([]);
});
