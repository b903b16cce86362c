import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Position } from '@xbts/shared/staking/position.ts';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { formatNumber } from '../../../../../platform/i18n/numbers.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import type { MainAction } from '../../../../../ui/inputs/useMainAction.ts';
import { useAccounts } from '../../../../account/model/accounts.ts';
import { FeeRow, type FeeRowProps } from '../../../../fees/ui/FeeRow.tsx';
import { usePaidReview } from '../../../../transactions/ui/usePaidReview.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { amountWords } from '../amountWords.ts';
import { claimRequest } from './claimRequest.ts';

/** The claim on a stake's sheet. */
export interface Claim {
  /** Undefined for a view-only account. */
  readonly action: MainAction | undefined;
  /** Why it is not possible yet; null once everything is free. */
  readonly refusal: AppError | null;
  readonly fee: FeeRowProps;
}

interface ClaimOf {
  position: Position;
  asset: Asset;
  account: string;
  onClose: () => void;
}

/** The claim of a stake: all of it after its maturity, nothing before (spec §4). */
export function useClaim({ position, asset, account, onClose }: ClaimOf): Claim {
  const t = useStakingT();
  const canSign = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign);
  const isLocked = position.status === 'locked';
  const requestIn = (feeAssetId: string) => claimRequest({ account, feeAssetId, asset, position, t });
  const { fee, isPossible, open } = usePaidReview(account, isLocked ? null : requestIn, { onSent: onClose });
  return {
    fee,
    refusal: isLocked ? new AppError('stake.too_early', { daysLeft: formatNumber(position.daysLeft) }) : null,
    action:
      canSign === true
        ? {
            label: t('common.claim', { amount: amountWords(position.units, asset) }),
            onPress: open,
            isDisabled: !isPossible,
          }
        : undefined,
  };
}

/** Why a stake cannot be claimed, or the fee of the claim. */
export function ClaimPart({ claim: { action, refusal, fee } }: { claim: Claim }) {
  const t = useStakingT();
  if (refusal !== null) return <Notice>{errorText(refusal)}</Notice>;
  if (action === undefined) return <Notice>{t('stake.viewOnly')}</Notice>;
  return <FeeRow {...fee} />;
}
