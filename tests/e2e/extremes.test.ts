import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, choosePin, enterWallet, openPlain, phone } from './actors.ts';
import {
  FINE,
  LONG_NAME,
  LONG_PARTNER,
  LONG_PASSWORD,
  makeExtremes,
  POOL_SHARES,
  WHOLE,
} from './extremes.ts';
import { hiddenFigures } from './hiddenFigures.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { appear, goInside, screenAddresses } from './screens.ts';

withNetwork();

let actor: Actor;

beforeAll(async () => {
  await makeExtremes(devnet);
  actor = await openPlain(browser, devnet, { isWelcomed: true, viewport: { ...phone, width: 320 } });
  const { screen, act } = actor;
  await screen.getByLabel('Account name').fill(LONG_NAME);
  await screen.getByLabel('Password', { exact: true }).fill(LONG_PASSWORD);
  await act('Log in');
  await choosePin(actor);
  await enterWallet(actor);
});

/** Screens of the longest names, the longest symbols, and prices from 1e-12 to 1e15. */
const extremes = [
  `/asset/${FINE}`,
  `/asset/${WHOLE}`,
  ...POOL_SHARES.flatMap((share) => [`/asset/${share}`, `/pool/${share}`]),
  ...[
    [FINE, 'BTS'],
    [WHOLE, 'BTS'],
    [FINE, WHOLE],
  ].flatMap(([one, other]) => [`/market/${one}_${other}`, `/market/${other}_${one}`]),
  `/account/${LONG_NAME}`,
  `/permissions/${LONG_NAME}`,
  `/accounts/paper/${LONG_NAME}`,
  `/send?asset=${WHOLE}&to=${LONG_PARTNER}&amount=123456789012345`,
  `/send?asset=${FINE}&to=${LONG_PARTNER}&amount=0.000000000001`,
  `/swap?from=BTS&to=${WHOLE}`,
  `/swap?from=${FINE}&to=BTS`,
  `/receive?asset=${FINE}`,
];

describe('on a phone of 320 px', () => {
  it.each([...new Set([...screenAddresses(), ...extremes])])('%s shows each figure whole', async (path) => {
    const { page } = actor;
    await goInside(page, path);
    // Chinese is shorter than both, and letters of a name are equally wide in each.
    for (const language of ['en', 'ru'] as const) {
      await appear(page, { language });
      await expect.poll(() => page.evaluate(hiddenFigures), { message: language, timeout: 5000 }).toEqual([]);
    }
    await appear(page, { language: 'en' });
  });

  it('the review of a payment shows the full outgoing amounts', async () => {
    const { page, screen, act } = actor;
    await goInside(page, `/send?asset=${WHOLE}&to=${LONG_PARTNER}&amount=123456789012345`);
    await act('Review');
    await screen.getByRole('button', { name: 'Confirm and sign' }).waitFor();
    await expect.poll(() => page.evaluate(hiddenFigures)).toEqual([]);
    await page.keyboard.press('Escape');
    await screen.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
