import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { checkVestingClaim, type VestingClaim } from '@xbts/shared/staking/vestingClaim.ts';
import { useState } from 'react';
import { readCheckedAmount, shareTextRoundedDown } from '../../assets/model/typedAmount.ts';
import { usePaidReview } from '../../transactions/ui/usePaidReview.ts';
import { vestingRequest } from '../model/vestingRequest.ts';
import { useVestingT } from '../texts/vestingTexts.ts';

interface ClaimOf {
  claim: VestingClaim;
  asset: Asset;
  account: string;
  onClose: () => void;
}

/**
 * The claim of a vesting balance: the whole free amount, which grows with each block, until the user enters the field.
 */
export function useClaimForm({ claim, asset, account, onClose }: ClaimOf) {
  const t = useVestingT();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? formatPlain(claim.claimable, asset.precision);
  const { units, error } = readCheckedAmount(text, asset.precision, (typed) =>
    checkVestingClaim(claim, typed),
  );
  const order = { account, asset, claim, units: units ?? claim.claimable, t };
  const review = usePaidReview(
    account,
    claim.claimable > 0n ? (id) => vestingRequest({ ...order, feeAssetId: id }) : null,
    { isRight: units !== null && error === null, onSent: onClose },
  );
  const { feeAssetId, fee: feeUnits } = review.fee.fee;
  return {
    text,
    setText: setTyped,
    /** Freezes the figure while the user types: a new one from a block would mix with the typed text. */
    hold: () => setTyped(text),
    /** Null while the typed text is not an amount. */
    units,
    error,
    ...review,
    /** The fee exceeds the claim. */
    isFeeMore: feeAssetId === asset.id && units !== null && feeUnits !== null && feeUnits >= units,
    takeShare: (percent: number) =>
      setTyped(
        percent === 100 ? null : shareTextRoundedDown(percent, { ...asset, balance: claim.claimable }, 0n),
      ),
  };
}

export type ClaimForm = ReturnType<typeof useClaimForm>;
