import type { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { useFullAccount } from '../../../account/model/account.ts';
import { balancesOf } from '../../../account/model/balances.ts';
import { useMetadata } from '../../../assets/model/metadata.ts';
import { type FeeAsset, feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import { useOperationFees } from '../../../fees/model/operationFees.ts';
import { reserveError, type Spendable } from './transferForm.ts';

/** An account's funds for a payment. */
export interface Funds {
  accountId: string;
  /** False while balances or assets are loading. */
  isRead: boolean;
  /** The native coin first. */
  holdings: readonly Spendable[];
  /** The sent holding: the chosen one, otherwise the native coin or the first. */
  holding: Spendable | undefined;
  /** The next payment's cost, in units of the native coin; null until read. */
  nextFee: bigint | null;
}

/** Formats units of a holding with all its decimals. */
export const shownIn =
  (holding: Pick<Spendable, 'precision'> | undefined) =>
  (units: bigint): string =>
    formatAmount(units, holding?.precision ?? 0, 'exact');

/**
 * The error that a payment in the native coin leaves too little for the next fee; null while not all of it is known.
 */
export function guardError(
  { holding, nextFee }: Funds,
  fee: FeeAsset,
  units: bigint | null,
): AppError | null {
  if (units === null || holding?.assetId !== CORE_ASSET_ID || nextFee === null) return null;
  return reserveError(units, feeTakenFrom(CORE_ASSET_ID, fee), nextFee, holding, shownIn(holding));
}

const nextPayment = transferOperation({
  from: '1.2.0',
  to: '1.2.0',
  assetId: CORE_ASSET_ID,
  units: 1n,
});

/** An account's sendable funds; `symbol` is the requested asset, '' for any. */
export function useFunds(account: string, symbol: string): Funds {
  const full = useFullAccount(account).data;
  const balances = balancesOf(full);
  const ids = [...new Set([CORE_ASSET_ID, ...balances.keys()])];
  // The wallet has read them before, so they are available without a network.
  const { metadata, isPending, isPartial } = useMetadata(ids);
  const holdings = ids.flatMap((assetId): Spendable[] => {
    const asset = metadata.get(assetId);
    if (asset === undefined || full === undefined) return [];
    const { symbol: name, precision } = asset;
    return [{ assetId, symbol: name, precision, amount: balances.get(assetId) ?? 0n }];
  });
  const asked = holdings.find((each) => each.symbol === symbol);
  const { fees } = useOperationFees([nextPayment]);
  return {
    accountId: full?.account.id ?? '1.2.0',
    isRead: full !== undefined && !isPending && !isPartial,
    holdings,
    holding: symbol === '' ? (holdings.find(({ amount }) => amount > 0n) ?? holdings[0]) : asked,
    nextFee: fees?.[0] ?? null,
  };
}
