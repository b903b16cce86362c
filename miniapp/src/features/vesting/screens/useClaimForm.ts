import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { shareOfBalanceRoundedDown } from '@xbts/shared/amounts/shareOfBalance.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { checkVestingClaim, type VestingClaim } from '@xbts/shared/staking/vestingClaim.ts';
import { useState } from 'react';
import { useFeeChoice } from '../../fees/ui/useFeeChoice.ts';
import { useReviewAction } from '../../transactions/model/review.ts';
import { vestingOperation, vestingRequest } from '../model/vestingRequest.ts';
import { useVestingT } from '../texts/vestingTexts.ts';

interface ClaimOf {
  claim: VestingClaim;
  asset: Asset;
  account: string;
  onClose: () => void;
}

/** The claim of a vesting balance: all that is free, which grows with each block, until the field is entered. */
export function useClaimForm({ claim, asset, account, onClose }: ClaimOf) {
  const t = useVestingT();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? formatPlain(claim.claimable, asset.precision);
  const { units, error } = readClaim(text, { claim, asset });
  const sample = { asset, claim, units: units ?? claim.claimable, feeAssetId: '1.3.0' };
  const fee = useFeeChoice(account, claim.claimable > 0n ? [vestingOperation(sample)] : null);
  const { feeAssetId, problem, fee: feeUnits } = fee.fee;
  const review = useReviewAction(
    () =>
      units === null || error !== null
        ? 'wrong'
        : vestingRequest({ ...sample, units, account, feeAssetId, t }),
    onClose,
  );
  return {
    text,
    setText: setTyped,
    /** Keeps the figure as it is while somebody types: a new one from a block would stand in front of what is typed. */
    hold: () => setTyped(text),
    /** Null while what is typed is no amount. */
    units,
    error,
    fee,
    /** The fee takes all of it, and more. */
    isFeeMore: feeAssetId === asset.id && units !== null && feeUnits !== null && feeUnits >= units,
    isReady: units !== null && error === null && problem === null,
    takeShare: (percent: number) =>
      setTyped(
        percent === 100
          ? null
          : formatPlain(shareOfBalanceRoundedDown(percent, claim.claimable, 0n), asset.precision),
      ),
    open: review.open,
  };
}

export type ClaimForm = ReturnType<typeof useClaimForm>;

/** The typed amount, and what is wrong with it; whatever the chain would refuse is refused here. */
function readClaim(
  text: string,
  { claim, asset }: Pick<ClaimOf, 'claim' | 'asset'>,
): { units: bigint | null; error: AppError | null } {
  let units: bigint | null = null;
  try {
    units = parseAmount(text, asset.precision);
    checkVestingClaim(claim, units);
    return { units, error: null };
  } catch (error) {
    if (error instanceof AppError) return { units, error };
    throw error;
  }
}
