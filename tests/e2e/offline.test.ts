import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMiniApp, miniAppDist } from '../devnet/process/buildMiniApp.ts';
import { builtParts } from '../structure/bundleSizes.ts';
import { type Actor, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

/** The served app; a copy, so that a new version can replace it. */
const served = mkdtempSync(join(tmpdir(), 'xbts-served-'));

// Before the network that serves it, and so removed after it.
beforeAll(async () => {
  await buildMiniApp();
  cpSync(miniAppDist, served, { recursive: true });
});
afterAll(() => rmSync(served, { recursive: true }));
withNetwork({ botSettings: { STATIC_DIR: served } });

/** Waits until the whole app is on the device. */
const isKept = ({ page }: Actor): Promise<unknown> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done));
  });

/** Disconnects the device: neither the server nor any node is reachable. */
async function goOffline({ context }: Actor): Promise<void> {
  await context.setOffline(true);
  for (const { faults } of devnet.nodes) {
    faults.set({ isRefusingConnections: true });
    faults.dropConnections();
  }
}

async function comeBack({ context }: Actor): Promise<void> {
  await context.setOffline(false);
  for (const { faults } of devnet.nodes) faults.set({ isRefusingConnections: false });
}

/** Replaces the current page by one that shows its version, and adds a matching service worker. */
function publish(version: string): void {
  const change = (name: string, from: string | RegExp, to: string) => {
    const path = join(served, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(from, to));
    expect(readFileSync(path, 'utf8')).not.toBe(text);
  };
  change('index.html', '<html', `<html data-version="${version}"`);
  change('sw.js', /("version":)"[^"]+"/u, `$1"${version}"`);
  for (const name of ['index.html', 'sw.js'])
    for (const encoding of ['br', 'gz']) rmSync(join(served, `${name}.${encoding}`));
}

const versionOf = ({ page }: Actor) => page.evaluate(() => document.documentElement.dataset.version);

describe('a copy of the app on the device', () => {
  let alice: Actor;
  beforeAll(async () => {
    alice = await openPlain(browser, devnet, { isWelcomed: true, isKept: true });
    await logIn(alice, 'alice-trader7');
  });

  it('opens without a network, shows the last figures with their age, and refuses to sign with an explanation', async () => {
    await alice.screen.getByText('XBTSX').first().waitFor();
    await isKept(alice);
    // By now all figures have loaded: the worker starts eight seconds after the first drawing, when the user rests.
    const total = await alice.screen.getByText(/^≈\s/u).first().textContent();
    await goOffline(alice);
    await alice.page.reload();
    await alice.screen
      .getByText(/as of \d/u)
      .first()
      .waitFor();
    await expect.poll(() => alice.screen.getByText(/^≈\s/u).first().textContent()).toBe(total);
    await alice.screen.getByRole('link', { name: 'Send' }).first().click();
    await alice.screen.getByLabel('To', { exact: true }).fill('bob-holder2');
    await alice.screen.getByLabel('Amount').fill('1');
    await alice.screen
      .getByText(/No connection|no node/iu)
      .first()
      .waitFor();
    await comeBack(alice);
  });

  it('a new version is offered; it drops a form only after a warning and consent', async () => {
    const { page, screen } = alice;
    publish('second');
    // A running process serves the build that it has opened.
    await devnet.bot?.restart?.();
    const question = screen.getByText('A new version is available.');
    await expect
      .poll(
        async () => {
          await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
          return question.isVisible();
        },
        { interval: 500 },
      )
      .toBe(true);
    expect(await versionOf(alice)).toBeUndefined();
    await screen.getByRole('button', { name: 'Update now' }).click();
    await screen.getByText('Anything unsaved or unfinished here will be lost.').waitFor();
    await question.waitFor({ state: 'detached' });
    expect(await screen.getByLabel('To', { exact: true }).inputValue()).toBe('bob-holder2');
    await screen.getByRole('button', { name: 'Update anyway' }).click();
    await expect.poll(() => versionOf(alice).catch(() => undefined)).toBe('second');
  });

  it('an opening from the chat starts no service worker: page and files come from the device, under the page’s policy, data from the network', async () => {
    const { page, screen, context } = alice;
    await page.goto(devnet.botUrl);
    await screen.getByText('XBTSX').first().waitFor();
    expect(await versionOf(alice)).toBe('second');
    const sources = () =>
      page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
          (entry) => {
            const { workerFinalSourceType } = entry as PerformanceEntry & { workerFinalSourceType?: string };
            const { pathname } = new URL(entry.name);
            return `${pathname.replace(/(?<=^\/(?:assets|api)\/).*/u, '')} ${workerFinalSourceType}`;
          },
        ),
      );
    await expect
      .poll(async () => new Set(await sources()))
      .toEqual(new Set(['/ cache', '/assets/ cache', '/config.json network', '/api/ network']));
    const spoilt = page.evaluate(() => {
      document.createElement('div').innerHTML = '<b>x</b>';
    });
    // The page's policy is part of the copy.
    await expect(spoilt).rejects.toThrow(/TrustedHTML/u);
    await context.close();
  });
});

describe('a missing part of the app', () => {
  const missingOnce = async ({ page }: Actor, times: number): Promise<() => number> => {
    let asked = 0;
    await page.route(`**/${builtParts()['src/features/info/screens/more/More.tsx']?.file}`, (route) => {
      asked += 1;
      return asked <= times ? route.abort() : route.continue();
    });
    return () => asked;
  };

  it('is repaired by one reload, without a question', async () => {
    const visitor = await openPlain(browser, devnet);
    const asked = await missingOnce(visitor, 1);
    await visitor.page.goto(`${devnet.botUrl}/more`);
    await visitor.screen.getByRole('heading', { name: 'More' }).waitFor();
    expect(asked()).toBe(2);
    await visitor.context.close();
  });

  it('causes a question when the reload did not help', async () => {
    const visitor = await openPlain(browser, devnet);
    const asked = await missingOnce(visitor, 2);
    await visitor.page.goto(`${devnet.botUrl}/more`);
    await visitor.screen
      .getByRole('alert')
      .getByText('Part of the app didn’t load', { exact: false })
      .waitFor();
    expect(asked()).toBe(2);
    await visitor.screen.getByRole('button', { name: 'Reload' }).click();
    await visitor.screen.getByRole('heading', { name: 'More' }).waitFor();
    await visitor.context.close();
  });
});
