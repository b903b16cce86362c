import { expect, it } from 'vitest';
import { type Actor, fillPayment, logIn, openPlain, pin } from './actors.ts';
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
    const needed = [...sheet.querySelectorAll('form button, [class*=kept]')];
    const cut = [...sheet.querySelectorAll('*')].filter(
      (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'hidden',
    );
    return [...needed.filter((each) => !seen(each)), ...cut].map((each) => each.textContent);
  });

it('button, fee and every key of the PIN are in sight on small windows in three languages', async () => {
  const alice = await openPlain(browser, devnet, { isWelcomed: true });
  await logIn(alice, 'alice-trader7');
  await alice.page.reload();
  await fillPayment(alice, { to: 'bob-holder2', amount: '1250.12345', memo: 'a long message '.repeat(20) });
  const dialog = alice.screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm and sign' }).waitFor();
  const everywhere = async () => {
    for (const language of ['en', 'ru', 'zh'] as const) {
      await appear(alice.page, { language });
      for (const size of windows) {
        await alice.page.setViewportSize(size);
        expect([language, size.width, await outOfSight(alice)]).toEqual([language, size.width, []]);
      }
    }
    await appear(alice.page, { language: 'en' });
  };
  await everywhere();
  await dialog.getByRole('button', { name: 'Confirm and sign' }).click();
  await dialog.getByLabel('PIN', { exact: true }).waitFor();
  await everywhere();
  await dialog.getByLabel('PIN', { exact: true }).fill(pin);
  await alice.screen.getByText(/^In block/u).waitFor();
  await alice.context.close();
});
