import type { Page } from 'playwright-core';
import type { Devnet } from '../devnet/startDevnet.ts';
import { devnet } from './network.ts';

/** The nodes of the mini app; the third is the bot's own. */
const theirs = () => devnet.nodes.slice(0, 2);

/** For `watch` of an actor: the page gets only the first two nodes. */
export async function withoutThird(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), nodes: theirs().map(({ url }) => url) } });
  });
}

/** Kills all nodes of the mini app, or the given ones. */
export function killNodes(nodes: Devnet['nodes'] = theirs()): void {
  for (const { faults } of nodes) {
    faults.set({ isRefusingConnections: true });
    faults.dropConnections();
  }
}

export function raiseNodes(nodes: Devnet['nodes'] = theirs()): void {
  for (const { faults } of nodes) faults.set({ isRefusingConnections: false });
}
