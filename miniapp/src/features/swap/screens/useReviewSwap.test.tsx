// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReview } from '../../transactions/model/review.ts';
import { useReviewSwap } from './useReviewSwap.ts';
import type { SwapForm } from './useSwapForm.ts';
import type { SwapQuote } from './useSwapQuote.ts';

vi.mock('../../account/model/account.ts', () => ({
  useFullAccount: () => ({ data: { account: { id: '1.2.18' } } }),
}));
vi.mock('./swapRequest.ts', () => ({
  swapRequest: ({ account }: { account: string }) => ({ account, operations: [], feeAssetId: '1.3.0' }),
}));

const plan = { impact: 0, sold: { assetId: '1.3.0' }, expected: { assetId: '1.3.9' } };
const errors = { pay: null, get: null, fee: null };

/** The parts of the form that a review needs, with the result of its quote. */
function formOf(settled: SwapQuote['settled']): SwapForm {
  const quote = { plan, settled, accept: () => undefined };
  const form = {
    quote,
    from: {},
    to: {},
    wish: {},
    fee: { feeAssetId: '1.3.0' },
    errors,
    change: () => undefined,
  };
  return form as unknown as SwapForm;
}

it('a press overtaken by a change of the pools opens the review of the new quote', async () => {
  const overtaken = formOf(async () => undefined);
  const { result, rerender } = renderHook(({ form }) => useReviewSwap('alice-trader7', form, undefined), {
    initialProps: { form: overtaken },
  });
  await act(async () => result.current.open());
  expect(useReview.getState().request).toBeNull();
  rerender({ form: formOf(async () => ({ plan: plan as never, saving: null, hopCost: 0n, poolIds: [] })) });
  await waitFor(() => expect(useReview.getState().request?.account).toBe('alice-trader7'));
});

it('a press opens nothing if the pools give nothing', async () => {
  useReview.setState({ request: null });
  const { result } = renderHook(() =>
    useReviewSwap(
      'alice-trader7',
      formOf(async () => null),
      undefined,
    ),
  );
  await act(async () => result.current.open());
  expect(useReview.getState().request).toBeNull();
});
