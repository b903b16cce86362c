import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, blockOf, fillPayment, logIn, openPlain, phone, pin } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { appear } from './screens.ts';

withNetwork();

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
] as const;

/** What of the open sheet lies outside the window or its own scroll area, or is cut in a line. */
const outOfSight = ({ screen }: Actor) =>
  screen.getByRole('dialog').evaluate((sheet) => {
    const seen = (element: Element) => {
      const { left, right, top, bottom, height } = element.getBoundingClientRect();
      const x = (left + right) / 2;
      const hit = (y: number) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
      };
      return height > 0 && top >= 0 && bottom <= innerHeight && hit(top + 2) && hit(bottom - 2);
    };
    const needs = 'form button, [class*=kept], [class*=action] button, [class*=consents] > *';
    const needed = [...sheet.querySelectorAll(needs)];
    const cut = [...sheet.querySelectorAll('*')].filter(
      (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'hidden',
    );
    return [...needed.filter((each) => !seen(each)), ...cut].map((each) => each.textContent);
  });

async function everywhere(actor: Actor): Promise<void> {
  for (const language of ['en', 'ru', 'zh'] as const) {
    await appear(actor.page, { language });
    for (const size of windows) {
      await actor.page.setViewportSize(size);
      expect([language, size.width, await outOfSight(actor)]).toEqual([language, size.width, []]);
    }
  }
  await appear(actor.page, { language: 'en' });
}

/** Where the sheet's button is, from the lower edge of the window. */
const buttonPlace = async (actor: Actor, label: RegExp) => {
  const box = await actor.button(label).boundingBox();
  return [box?.x, box?.y, box?.width, box?.height];
};

let alice: Actor;
beforeAll(async () => {
  alice = await openPlain(browser, devnet, { isWelcomed: true });
  await logIn(alice, 'alice-trader7');
  await alice.page.reload();
});
afterAll(() => alice?.context.close());

const payment = { to: 'bob-holder2', amount: '1250.12345', memo: 'a long message '.repeat(20) };
const isReady = () =>
  alice
    .button(/^Confirm$/u)
    .and(alice.screen.locator(':enabled'))
    .waitFor();

it('button, fee and every key of the PIN are in sight on small windows in three languages', async () => {
  await fillPayment(alice, payment);
  await isReady();
  await everywhere(alice);
  await alice.act(/^Confirm$/u);
  const field = alice.screen.getByRole('dialog').getByLabel('PIN', { exact: true });
  await field.waitFor();
  await everywhere(alice);
  await field.fill(pin);
  await blockOf(alice);
  await everywhere(alice);
  await alice.act(/^Done$/u);
});

it('what needs a consent is in sight as well, beside the button', async () => {
  // The key that this device has seen is another than the account has now.
  await alice.screen.evaluate(() => {
    const facts = localStorage.getItem('xbts.facts') ?? '';
    localStorage.setItem('xbts.facts', facts.replace(/"memoKey":"BTS/gu, '"memoKey":"BTSold'));
  });
  await alice.page.reload();
  await fillPayment(alice, payment);
  await alice.screen.getByText(/will be encrypted to a different key than last time/u).waitFor();
  await everywhere(alice);
  expect(await alice.button(/^Confirm$/u).isDisabled()).toBe(true);
  await alice.screen.getByLabel('I understand. Sign anyway').check();
  await isReady();
  await alice.page.keyboard.press('Escape');
});

it('the button never leaves its place from the form to the result', async () => {
  await alice.page.setViewportSize(phone);
  await alice.page.evaluate(() => localStorage.removeItem('xbts.facts'));
  await alice.page.reload();
  await fillPayment(alice, payment);
  await isReady();
  const place = await buttonPlace(alice, /^Confirm$/u);
  await alice.page.keyboard.press('Escape');
  expect(await buttonPlace(alice, /^Review$/u)).toEqual(place);
  await alice.act(/^Review$/u);
  await isReady();
  await alice.act(/^Confirm$/u);
  const field = alice.screen.getByRole('dialog').getByLabel('PIN', { exact: true });
  await field.waitFor();
  expect(await buttonPlace(alice, /^Confirm$/u)).toEqual(place);
  await field.fill(pin);
  await blockOf(alice);
  expect(await buttonPlace(alice, /^Done$/u)).toEqual(place);
});
