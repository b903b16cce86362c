import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { useEffect, useRef } from 'react';
import { useHeadNumber } from '../../../../platform/chain/connection.ts';
import { useFullAccount } from '../../../account/model/account.ts';
import { useGatewayAsset } from '../../model/gatewayAsset.ts';
import { type Credit, useCredits } from '../../model/gatewayCredits.ts';
import type { DepositAddress } from '../../model/gatewayDeposit.ts';
import { type DepositWatch, findWatch, useGatewayMoves } from '../../model/gatewayMoves.ts';

export interface WatchedDeposit {
  account: string;
  family: GatewayFamily;
  coin: GatewayCoin;
  given: DepositAddress;
}

export interface DepositProgress {
  /** undefined until a node has reported the head block. */
  watch: DepositWatch | undefined;
  /** Newest first. */
  credits: readonly Credit[];
  error: Error | null;
  accountId: string;
  precision: number;
  change(change: Partial<Pick<DepositWatch, 'isSent' | 'theirTransaction'>>): void;
  /** Starts waiting for another deposit, from the present block. */
  restart(): void;
  readAgain(): void;
}

/**
 * The watch of this address. Another tab may have received another address and watch that: both see the same credits,
 * and must not replace each other's watch endlessly, so each starts its own only once.
 */
function useOwnWatch({ account, family, coin, given }: WatchedDeposit) {
  const deposits = useGatewayMoves((moves) => moves.deposits);
  const begun = useRef('');
  const own = { address: given.address, memo: given.memo ?? '' };
  const key = `${own.address} ${own.memo}`;
  const kept = findWatch(deposits, { account, family, symbol: coin.symbol });
  const isOwn = kept?.address === own.address && kept.memo === own.memo;
  const watch: DepositWatch | undefined =
    kept !== undefined && (isOwn || begun.current === key) ? { ...kept, ...own } : undefined;
  const noteBegun = () => {
    begun.current = key;
  };
  return { watch, own, noteBegun };
}

/** Follows a deposit: every credit in the coin from the block in which its address was first shown here. */
export function useDepositWatch(deposit: WatchedDeposit): DepositProgress {
  const { account, family, coin } = deposit;
  const head = useHeadNumber();
  const begin = useGatewayMoves((moves) => moves.watch);
  const { watch, own, noteBegun } = useOwnWatch(deposit);
  const start = (sinceBlock: number) =>
    begin({
      account,
      family,
      symbol: coin.symbol,
      ...own,
      startedAt: Date.now(),
      sinceBlock,
      isSent: false,
      theirTransaction: '',
    });
  useEffect(() => {
    if (watch !== undefined || head === null) return;
    noteBegun();
    start(head);
  });
  const asset = useGatewayAsset(coin.symbol).data;
  const accountId = useFullAccount(account).data?.account.id;
  const isReady = watch !== undefined && asset !== undefined && accountId !== undefined;
  const read = useCredits(
    isReady
      ? {
          account,
          accountId,
          assetId: asset.id,
          issuerId: asset.issuer,
          sinceBlock: watch.sinceBlock,
        }
      : null,
  );
  return {
    watch,
    credits: read.data ?? [],
    error: read.error,
    accountId: accountId ?? '',
    precision: asset?.precision ?? 0,
    change: (change) => watch !== undefined && begin({ ...watch, ...change }),
    restart: () => head !== null && start(head),
    readAgain: () => void read.refetch(),
  };
}
