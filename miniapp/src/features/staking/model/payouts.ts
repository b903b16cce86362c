import { useQuery } from '@tanstack/react-query';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import type { StakingPayment } from '@xbts/shared/services/staking.ts';
import { useEffect, useMemo } from 'react';
import { asChainTime } from '../../../platform/chain/chainTime.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { useFullAccount } from '../../account/model/account.ts';
import { useAssetsRead } from '../../assets/model/assets.ts';
import { type PaidRead, payersQuery, usePaid } from './payoutsChain.ts';
import { type PayoutAsset, type PayoutRow, payoutRowsOf } from './payoutsMatch.ts';
import { assetsBySymbolQuery, paymentsQuery } from './stakingService.ts';

/**
 * The state of one of the two sources of payouts; unknownForm: its answers are unreadable; none: the operator names no
 * payer, or has no staking service.
 */
export type SourceState = 'loading' | 'read' | 'failed' | 'unknownForm' | 'none';

/** The payouts of an account by both sources. */
export interface Payouts {
  /** Newest first; undefined until one of the sources is read. */
  readonly rows: readonly PayoutRow[] | undefined;
  readonly service: SourceState;
  readonly chain: SourceState;
  /** The error when nothing can be shown; null otherwise. */
  readonly error: Error | null;
  /** Unreadable rows of the service. */
  readonly dropped: number;
  /** The time of the reading, if it may be out of date. */
  readonly staleSince: number | null;
  readonly readAgain: () => void;
}

// Spec §9: shorter, 10x the base of 8 s, while it is on screen.
const REFRESH_MS = 80_000;
/** While a payout is on the chain and not yet in the service's list, the list is read more often. */
const AWAITED_MS = 15_000;
const noPayments: readonly StakingPayment[] = [];

interface Readable {
  readonly data: unknown;
  readonly error: Error | null;
}

const stateOf = ({ data, error }: Readable): SourceState => {
  if (data !== undefined) return 'read';
  return error === null ? 'loading' : failureOf(error);
};

function failureOf(error: Error): SourceState {
  if (isUnavailable(error)) return 'none';
  return hasCode(error, 'service.bad_answer') ? 'unknownForm' : 'failed';
}

/**
 * All payouts of an account: the service's list, checked against the payers' transfers in the account's own history on
 * the chain.
 */
export function usePayouts(account: string | null): Payouts {
  const full = useFullAccount(account);
  const owner = full.data?.account;
  const payers = useQuery({ ...payersQuery(), enabled: account !== null && appConfig.payers.length > 0 });
  const paid = usePaid(owner === undefined ? null : { id: owner.id, name: owner.name }, payers.data);
  const payments = useQuery({
    ...paymentsQuery(account ?? ''),
    enabled: account !== null,
    refetchInterval: REFRESH_MS,
  });
  const assets = usePayoutAssets(payments.data?.rows ?? noPayments, paid.data);
  const chainError = full.error ?? payers.error ?? paid.error;
  const chain = appConfig.payers.length === 0 ? 'none' : stateOf({ data: paid.data, error: chainError });
  // A repeated failure leaves the earlier data, which are out of date then.
  const service = payments.isRefetchError ? failureOf(payments.error) : stateOf(payments);
  const isReady = !assets.isPending && (chain === 'read' || (service !== 'loading' && chain !== 'loading'));
  const rows = useMemo(
    () =>
      isReady && (paid.data !== undefined || payments.data !== undefined)
        ? payoutRowsOf({
            payments: payments.data?.rows ?? null,
            listedAt: asChainTime(payments.dataUpdatedAt),
            paid: paid.data ?? null,
            assets: assets.known,
          })
        : undefined,
    [isReady, payments.data, payments.dataUpdatedAt, paid.data, assets.known],
  );
  usePolling(rows?.some(({ state }) => state === 'awaited') ?? false, payments.refetch);
  return {
    rows,
    service,
    chain,
    error: rows === undefined && isReady ? whyNothing(payments.error, chainError) : null,
    dropped: payments.data?.dropped ?? 0,
    staleSince: useStaleSince(paid),
    readAgain: () => {
      void payments.refetch();
      if (payers.isError) void payers.refetch();
      if (paid.isError) void paid.refetch();
    },
  };
}

/** The more useful of two failures: a missing service says less than a failed chain read. */
const whyNothing = (ofService: Error | null, ofChain: Error | null): Error | null =>
  (isUnavailable(ofService) ? ofChain : ofService) ?? ofService ?? ofChain;

function usePolling(isAwaited: boolean, ask: () => unknown): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, AWAITED_MS);
    return () => clearInterval(timer);
  }, [isAwaited, ask]);
}

/** The assets that both sources name. */
function usePayoutAssets(
  payments: readonly StakingPayment[],
  paid: PaidRead | undefined,
): { known: readonly PayoutAsset[]; isPending: boolean } {
  const named = useQuery(assetsBySymbolQuery(payments.map(({ asset }) => asset)));
  const ids = useMemo(() => paid?.transfers.map(({ assetId }) => assetId) ?? [], [paid]);
  const held = useAssetsRead(ids);
  const known = useMemo(() => {
    const all = new Map<string, PayoutAsset>();
    for (const { id, symbol, precision } of [...(named.data ?? []), ...held.assets.values()])
      all.set(id, { id, symbol, precision });
    return [...all.values()];
  }, [named.data, held.assets]);
  return { known, isPending: named.isPending || held.isPending };
}
