import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { fullyAllowedAt } from '@xbts/shared/staking/unlock.ts';
import type { VestingClaim } from '@xbts/shared/staking/vestingClaim.ts';
import { afterClaim } from '@xbts/shared/staking/vestingOutlook.ts';
import { useChainTime } from '../../../platform/chain/chainTime.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { amountText } from '../model/vestingRequest.ts';
import { useVestingT } from '../texts/vestingTexts.ts';

interface ClaimAfterProps {
  claim: VestingClaim;
  asset: Asset;
  units: bigint;
}

/** The remainder after a claim, and the time of its release; a claim out of coin days restarts the term of the rest. */
export function ClaimAfter({ claim: { vesting }, asset, units }: ClaimAfterProps) {
  const t = useVestingT();
  const headTime = useChainTime();
  const left = afterClaim(vesting, units, headTime);
  if (left.balance.amount === 0n) return null;
  const time = formatDateTime(Math.max(fullyAllowedAt(left), headTime));
  return (
    <Notice>
      <p>{t('rest', { amount: amountText(left.balance.amount, asset), time })}</p>
      {vesting.policy[0] === 1 && <p>{t('restarts')}</p>}
    </Notice>
  );
}
