import { describe, expect, it } from 'vitest';
import type { Devnet } from '../devnet/startDevnet.ts';
import { type Actor, hear, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const ports = { nodes: [0, 0, 0, 0], services: 0, messenger: 0, controls: 0, bot: 0 };
withNetwork({ blockMs: 500, ports });

const blockNumber = async ({ screen }: Actor): Promise<number> => {
  const text = (await screen.getByText(/^Block [\d\s\u202f]+$/u).textContent()) ?? '';
  return Number(text.replace(/\D/gu, ''));
};

const nodeInUse = ({ page }: Actor): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('xbts.settings') ?? '{}').state?.nodeUrl ?? '');

describe('the connection to the chain', () => {
  /** The one fit node left running by the first test. */
  let left: Devnet['nodes'][number] | undefined;

  it('moves from a killed node to a fit one without a reload, past a wrong chain and a stale head', async () => {
    const [first, wrongChain, stale, fit] = devnet.nodes;
    wrongChain?.faults.set({ chainId: 'f'.repeat(64) });
    stale?.faults.set({ lagSeconds: 60 });
    const alice = await openPlain(browser, devnet, {
      viewport: { width: 1280, height: 800 },
      isWelcomed: true,
    });
    await logIn(alice, 'alice-trader7');
    await expect.poll(() => nodeInUse(alice)).toMatch(/^ws:/u);
    await alice.page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    const before = await blockNumber(alice);
    // The first of the list, unless it was so slow that the others were asked too.
    const inUse = await nodeInUse(alice);
    expect([first?.url, fit?.url]).toContain(inUse);
    left = inUse === first?.url ? fit : first;
    await (inUse === first?.url ? first : fit)?.close();
    await hear(alice, 'Switched to another node');
    await expect.poll(() => blockNumber(alice)).toBeGreaterThan(before + 1);
    await expect.poll(() => nodeInUse(alice)).toBe(left?.url);
    expect(await alice.page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    await alice.context.close();
  });

  it('reports when no fit node is left, keeps the last figures, and recovers automatically', async () => {
    const alice = await openPlain(browser, devnet, {
      viewport: { width: 1280, height: 800 },
      isWelcomed: true,
    });
    await logIn(alice, 'alice-trader7');
    await alice.screen.getByText('XBTSX').first().waitFor();
    left?.faults.set({ isRefusingConnections: true });
    left?.faults.dropConnections();
    // The data server may still know what it was told a moment ago.
    const without = alice.screen.getByText(/^(?:No connection|Can’t reach any node)/u);
    await without.waitFor();
    expect(await alice.screen.getByText('XBTSX').count()).toBeGreaterThan(0);
    left?.faults.set({ isRefusingConnections: false });
    await without.waitFor({ state: 'detached' });
    const before = await blockNumber(alice);
    await expect.poll(() => blockNumber(alice)).toBeGreaterThan(before);
    await alice.context.close();
  });
});
