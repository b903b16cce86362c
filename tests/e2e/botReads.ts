import { expect } from 'vitest';
import { devnet } from './network.ts';

/** Settings of a bot that reports its reading position. */
export const reading = { METRICS_TOKEN: 'read-by-the-test-alone' };

/** Resolves once the bot, which has the settings `reading`, has read every block so far and `more` further ones. */
export async function botHasRead(more: number): Promise<void> {
  const head = devnet.ledger.head().number;
  const read = async () => {
    const answer = await fetch(`${devnet.botUrl}/metrics`, {
      headers: { authorization: `Bearer ${reading.METRICS_TOKEN}` },
    });
    return Number(/^xbts_payouts_block (\d+)/mu.exec(await answer.text())?.[1] ?? 0);
  };
  await expect.poll(read, { timeout: 60_000 }).toBeGreaterThan(head + more);
}
