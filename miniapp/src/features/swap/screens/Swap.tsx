import type { QueryClient } from '@tanstack/react-query';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Suspense, useDeferredValue, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { LOGIN_PATH } from '../../../platform/paths.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useUnsavedWork } from '../../../ui/inputs/useUnsavedWork.ts';
import { Section } from '../../../ui/lists/Section.tsx';
import { comingBackTo } from '../../account/model/comingBack.ts';
import { AssetWarnings } from '../../scam/ui/AssetWarnings.tsx';
import { readSwapPools } from '../model/swapMarket.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import { ImpactGuard } from './ImpactGuard.tsx';
import { RouteMap } from './RouteMap.tsx';
import { SwapFacts } from './SwapFacts.tsx';
import { SwapFields } from './SwapFields.tsx';
import { SwapOutcome } from './SwapOutcome.tsx';
import type { SwapPicker } from './SwapPickers.tsx';
import { planRate } from './swapRequest.ts';
import { useReviewSwap } from './useReviewSwap.ts';
import { type SwapForm, useSwapForm } from './useSwapForm.ts';

/** The pools give less than the minimum the user saw: shows the old and the new price, with the spec's text (§8). */
function PriceMoved(props: { before: SwapPlan; now: SwapPlan; from: Asset; to: Asset }) {
  const { before, now, from, to } = props;
  const t = useSwapT();
  return (
    <Notice tone="error">
      {errorText(new AppError('chain.price_changed'))}
      <div>{t('swap.moved', { before: planRate(before, from, to, t), now: planRate(now, from, to, t) })}</div>
    </Notice>
  );
}

/** Preloads the data of the swap screen. */
export const readSwap = (queries: QueryClient): Promise<void> => readSwapPools(queries);

const SwapPickers = lazyPart(async () => (await import('./SwapPickers.tsx')).SwapPickers);

/** Swaps any two pooled assets at the best available price; a visitor sees the price and a way to the login. */
export function Swap({ account }: { account: string }) {
  const t = useSwapT();
  const search = new URLSearchParams(useSearch());
  const preset = (name: string) => search.get(name) ?? '';
  const form = useSwapForm(account, {
    from: preset('from'),
    to: preset('to'),
    pool: preset('pool'),
    amount: preset('amount'),
  });
  // A user from a pool's page sees its Trade tab and its text for a changed price (spec §8).
  const priceChanged = search.has('pool') ? t('swap.priceChangedTab') : undefined;
  const review = useReviewSwap(account, form, priceChanged);
  const [picker, setPicker] = useState<SwapPicker | null>(null);
  useUnsavedWork(form.fields.text !== '');
  // Renders in slices when the pools arrive.
  const isReady = useDeferredValue(form.from !== undefined && form.to !== undefined);
  const enter = useEntrance(form);
  const trade = { label: t('swap.trade'), onPress: review.open, isDisabled: !review.isPossible };
  const action = account === '' ? { label: t('swap.logIn'), onPress: enter } : trade;
  return (
    <Page title={t('common.swap')} action={isReady ? action : undefined}>
      <SwapOutcome account={account} madeHere={review.madeHere} priceChanged={priceChanged} />
      {isReady ? (
        <Trade account={account} form={form} review={review} onPick={setPicker} />
      ) : (
        <NoTrade form={form} />
      )}
      {picker !== null && (
        <Suspense fallback={null}>
          <SwapPickers account={account} form={form} picker={picker} onClose={() => setPicker(null)} />
        </Suspense>
      )}
    </Page>
  );
}

/** Leads to the login and back, keeping the typed amounts. */
function useEntrance({ from, to, texts }: SwapForm): () => void {
  const [, navigate] = useLocation();
  return () => {
    const typed = new URLSearchParams({ from: from?.symbol ?? '', to: to?.symbol ?? '', amount: texts.pay });
    navigate(LOGIN_PATH, { state: comingBackTo(`/swap?${typed}`) });
  };
}

interface TradeProps {
  account: string;
  form: SwapForm;
  review: ReturnType<typeof useReviewSwap>;
  onPick: (picker: SwapPicker) => void;
}

function Trade({ account, form, review, onPick }: TradeProps) {
  const { from, to, quote, read } = form;
  const { plan, worseThan } = quote;
  return (
    <>
      <SwapFields form={form} onPick={onPick} />
      <Faults form={form} />
      <AssetWarnings assets={[from, to].filter((asset) => asset !== undefined)} account={account} />
      {plan !== undefined && worseThan !== undefined && from !== undefined && to !== undefined && (
        <PriceMoved before={worseThan} now={plan} from={from} to={to} />
      )}
      {plan !== undefined && form.balance !== undefined && (
        <ImpactGuard impact={plan.impact} consent={review.consent} />
      )}
      <Section>
        <SwapFacts
          form={form}
          onPickSlippage={() => onPick('slippage')}
          onPickFee={() => {
            form.feeChoice.onOpen();
            onPick('fee');
          }}
        />
      </Section>
      {plan !== undefined && read.market !== undefined && (
        <RouteMap plan={plan} saving={quote.saving} assets={read.market.assets} />
      )}
    </>
  );
}

/** Obstacles besides the amounts: an issuer's limits, or no asset to pay the fee with. */
function Faults({ form: { forbidden, untraded, errors, fee, wish } }: { form: SwapForm }) {
  const t = useSwapT();
  return (
    <>
      {untraded !== undefined && <Notice tone="warning">{t('swap.untraded', { symbol: untraded })}</Notice>}
      {forbidden !== undefined && (
        <Notice tone="error">{t('swap.mayNotHold', { symbol: forbidden.symbol })}</Notice>
      )}
      {errors.fee !== null && wish !== undefined && <Notice tone="error">{errorText(errors.fee)}</Notice>}
      {fee.isStandIn && <Notice>{t('swap.feeStandIn', { symbol: fee.symbol, core: fee.coreSymbol })}</Notice>}
    </>
  );
}

function NoTrade({ form: { read } }: { form: SwapForm }) {
  const t = useSwapT();
  const [, navigate] = useLocation();
  if (read.error !== null) return <Failure error={read.error} onRetry={read.refetch} />;
  if (read.market !== undefined) {
    const action = <Button onPress={() => navigate('/pools')}>{t('swap.toPools')}</Button>;
    return <Placeholder icon="swap" title={t('swap.noPools')} action={action} />;
  }
  return (
    <>
      <Skeleton height={150} />
      <Skeleton height={110} />
      <Section>
        <Skeleton height={220} />
      </Section>
    </>
  );
}
