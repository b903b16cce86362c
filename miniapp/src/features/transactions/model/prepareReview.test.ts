import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { expect, it } from 'vitest';
import { prepareReview } from './prepareReview.ts';
import type { FormFacts } from './review.ts';
import { reviewedChain } from './reviewedChain.fixture.ts';

/* The facts that honest nodes agree on, and a form prefilled by a dishonest one. */
const chain = reviewedChain({
  accounts: { '1.2.18': 'alice-trader7', '1.2.19': 'bob-holder2', '1.2.66': 'bob-holders2' },
  assets: { '1.3.0': ['BTS', 5] },
});

const prepare = (to: string, typedBy: FormFacts) =>
  prepareReview(
    chain,
    {
      account: 'alice-trader7',
      operations: [transferOperation({ from: '1.2.18', to, assetId: '1.3.0', units: 1_000n })],
      feeAssetId: '1.3.0',
      typedBy,
    },
    new Set(),
  );
const bts = { id: '1.3.0', symbol: 'BTS', precision: 5 };

it('is accepted when the form had the account of the typed name, and the asset with its decimals', async () => {
  const typedBy = { accounts: [{ id: '1.2.19', name: 'bob-holder2' }], assets: [bts] };
  expect((await prepare('1.2.19', typedBy)).recipients.map(({ name }) => name)).toEqual(['bob-holder2']);
});

it('is refused when the typed name belongs to another account than the recipient', async () => {
  const false_ = { accounts: [{ id: '1.2.66', name: 'bob-holder2' }], assets: [bts] };
  await expect(prepare('1.2.66', false_)).rejects.toMatchObject({
    code: 'node.false_form',
    facts: { subject: 'bob-holder2' },
  });
  await expect(prepare('1.2.66', { accounts: [{ id: '1.2.66', name: 'nobody' }] })).rejects.toMatchObject({
    code: 'node.false_form',
  });
});

it('is refused when the amount was typed with other decimals, or of another symbol', async () => {
  for (const asset of [
    { ...bts, precision: 4 },
    { ...bts, symbol: 'XBTSX.BTC' },
  ])
    await expect(prepare('1.2.19', { assets: [asset] })).rejects.toMatchObject({ code: 'node.false_form' });
});

it('is refused when the form would make another account pay than the signing one', async () => {
  const request = {
    account: 'alice-trader7',
    operations: [transferOperation({ from: '1.2.66', to: '1.2.19', assetId: '1.3.0', units: 1_000n })],
    feeAssetId: '1.3.0',
  };
  await expect(prepareReview(chain, request, new Set())).rejects.toMatchObject({
    code: 'node.false_form',
    facts: { subject: 'alice-trader7' },
  });
});
