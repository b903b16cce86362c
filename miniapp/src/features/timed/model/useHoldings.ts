import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { useFullAccount } from '../../account/model/account.ts';
import { balancesOf } from '../../account/model/balances.ts';
import { useMetadata } from '../../assets/model/metadata.ts';

/** An account's holding of an asset. */
export interface HeldAsset {
  readonly assetId: string;
  readonly symbol: string;
  readonly precision: number;
  readonly amount: bigint;
}

/** The assets an account can put into a timed transfer, the native coin first. */
export function useHoldings(account: string): {
  accountId: string | undefined;
  holdings: readonly HeldAsset[];
} {
  const full = useFullAccount(account).data;
  const balances = balancesOf(full);
  const ids = [...new Set([CORE_ASSET_ID, ...balances.keys()])];
  const { metadata } = useMetadata(ids);
  const holdings = ids.flatMap((assetId): HeldAsset[] => {
    const asset = metadata.get(assetId);
    if (asset === undefined || full === undefined) return [];
    const { symbol, precision } = asset;
    return [{ assetId, symbol, precision, amount: balances.get(assetId) ?? 0n }];
  });
  return { accountId: full?.account.id, holdings };
}
