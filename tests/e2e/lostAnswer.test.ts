import { beforeEach, describe, expect, it } from 'vitest';
import { blockOf, confirm, fillPayment } from './actors.ts';
import { devnet } from './network.ts';
import { alice, withAlice } from './withAlice.ts';

withAlice();

beforeEach(() => {
  for (const node of devnet.nodes) node.faults.reset();
});

const received = (): bigint => {
  const bob = devnet.ledger.state.accountByName('bob-holder2');
  return bob === undefined ? 0n : devnet.ledger.state.balance(bob.id, '1.3.0');
};

const present = () => alice.screen.locator('[aria-current="step"]');

describe('a broadcast whose answer is lost', () => {
  it('ends in a block, and pays once', async () => {
    for (const node of devnet.nodes) node.faults.set({ broadcast: 'lost_answer', broadcastTimes: 'next' });
    const before = received();
    await fillPayment(alice, { to: 'bob-holder2', amount: '3' });
    await confirm(alice);
    expect(await blockOf(alice)).toBeGreaterThan(0);
    // The label of each step exists from the beginning: it is irreversible when no step is current any more.
    devnet.blocks.set(100);
    await present().waitFor({ state: 'detached' });
    devnet.blocks.set(1000);
    expect(received() - before).toBe(300_000n);
    await alice.screen.getByRole('button', { name: 'Done' }).click();
  });

  it('ends as expired when it never reached the chain, and the next try pays once', async () => {
    for (const node of devnet.nodes) node.faults.set({ broadcast: 'not_forwarded' });
    const before = received();
    await fillPayment(alice, { to: 'bob-holder2', amount: '4' });
    await confirm(alice);
    // It is sent when the step after that is the present one.
    await present().filter({ hasText: 'Waiting for a block…' }).waitFor();
    expect(await alice.screen.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    devnet.clock.advance(120_000);
    await alice.screen.getByText(/It’s safe to try again/u).waitFor({ timeout: 60_000 });
    // A node had taken it: what failed is the block.
    expect(await alice.screen.locator('li[class*=failed]').textContent()).toBe('Not in any block');
    expect(received()).toBe(before);
    for (const node of devnet.nodes) node.faults.reset();
    await alice.screen.getByRole('button', { name: 'Try again' }).click();
    await confirm(alice);
    expect(await blockOf(alice)).toBeGreaterThan(0);
    expect(received() - before).toBe(400_000n);
  });
});
