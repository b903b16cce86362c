// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../../platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../../platform/chain/chain.ts';
import { renderScreen } from '../../../screen.fixture.tsx';
import { type PendingTransaction, usePending } from '../../transactions/model/pending.ts';
import { SwapOutcome } from './SwapOutcome.tsx';

vi.mock('../../../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../../platform/chain/chain.fixture.ts');
  const assets = { '1.3.0': ['BTS', 5], '1.3.1': ['USDT', 4] } as Record<string, [string, number]>;
  return { chain: createFakeChain({ accounts: {}, assets, balances: {}, orders: [], history: [] }) };
});

const chain = theChain as FakeChain;
const id = 'ab'.repeat(20);
const transaction: PendingTransaction = {
  id,
  account: 'alice-trader7',
  chainId: '0'.repeat(64),
  signed: {
    ref_block_num: 1,
    ref_block_prefix: 1,
    expiration: '2026-11-21T05:00:30',
    operations: [
      [
        63,
        {
          fee: { amount: 1, asset_id: '1.3.0' },
          account: '1.2.18',
          pool: '1.19.0',
          amount_to_sell: { amount: 150_000, asset_id: '1.3.0' },
          min_to_receive: { amount: 1, asset_id: '1.3.1' },
          extensions: [],
        },
      ],
    ],
    extensions: [],
    signatures: [],
  },
  sinceBlock: 100,
  phase: 'signed',
  blockNumber: null,
  error: null,
};
const priceChanged = { code: 'chain.price_changed', facts: {} } as const;

/** The screen's text for a swap with these changes. */
async function said(change: Partial<PendingTransaction>, tabWords?: string): Promise<string> {
  act(() => usePending.setState({ transactions: [{ ...transaction, ...change }] }));
  renderScreen(<SwapOutcome account="alice-trader7" madeHere={id} priceChanged={tabWords} />);
  await screen.findByText(/1\.50000 BTS|Nothing was moved\.$/u);
  return document.querySelector('[class*=outcome]')?.textContent ?? '';
}

afterEach(() => {
  cleanup();
  usePending.setState({ transactions: [] });
  chain.world.history = [];
});

describe('the outcome of a swap', () => {
  it('is pending until something is known', async () => {
    expect(await said({ phase: 'sent' })).toContain('Your swap of 1.50000\u00a0BTS is in progress.');
  });

  it('is unknown after a lost answer, with a deadline and advice', async () => {
    expect(await said({ phase: 'lost', error: priceChanged })).toMatch(
      /^No response to your swap of 1\.50000.BTS: it may or may not be in a block\. We’re looking for it; nothing is sent twice\. Wait here until \d\d-\d\d-\d{4} \d\d:\d\d:\d\d or shortly after\./u,
    );
  });

  it('is its block once it is in one, also while its proceeds can’t be read', async () => {
    expect(await said({ phase: 'included', blockNumber: 1_234 })).toContain(
      'Exchange Success! Your swap of 1.50000\u00a0BTS is in block 1\u202f234. Getting the result…',
    );
  });

  it('is its proceeds as soon as the history of the account has them', async () => {
    await said({ phase: 'included', blockNumber: 1_234 });
    const amounts = (amount: number, asset_id: string) => [{ amount, asset_id }];
    const result = [4, { paid: amounts(150_000, '1.3.0'), received: amounts(27_500, '1.3.1'), fees: [] }];
    const [operation] = transaction.signed.operations;
    chain.world.history = [{ id: '1.11.7', op: operation ?? [63, {}], block_num: 1_234, result }];
    expect(await screen.findByText(/You paid 1\.50000.BTS and got 2\.7500.USDT\./u)).toBeTruthy();
  });

  it('is no movement when it was never included, without a guess why', async () => {
    expect(await said({ phase: 'expired' })).toMatch(
      /^Your swap of 1\.50000.BTS isn’t in any block and never will be\. Nothing was moved: it’s safe to try again\.$/u,
    );
  });

  it('is the same when a node received it too late', async () => {
    const words =
      'Your swap of 1.50000\u00a0BTS isn’t in any block and never will be. Nothing was moved: it’s safe to try again.';
    const tooLate = { code: 'chain.expired', facts: {} } as const;
    expect(await said({ phase: 'refused', error: tooLate })).toBe(words);
    cleanup();
    expect(await said({ phase: 'expired', error: tooLate })).toBe(words);
  });

  it('is the reason, when a node has reported it', async () => {
    expect(await said({ phase: 'expired', error: priceChanged })).toMatch(
      /Nothing was moved: it’s safe to try again\. Error: Price Changed, please update by clicking on the trade button/u,
    );
    cleanup();
    expect(await said({ phase: 'refused', error: priceChanged }, 'The words of the tab.')).toBe(
      'The words of the tab. Nothing was moved.',
    );
  });
});
