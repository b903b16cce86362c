import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { VestingClaim } from '@xbts/shared/staking/vestingClaim.ts';
import { formatDateTime } from '../../../../../platform/i18n/dates.ts';
import { AmountText } from '../../../../../ui/display/AmountText.tsx';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../../../ui/overlays/Sheet.tsx';
import { useAccounts } from '../../../../accounts/model/accounts.ts';
import { FeeRow } from '../../../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../../../fees/ui/useFeeChoice.ts';
import { useSettings } from '../../../../settings/model/settings.ts';
import { useReviewAction } from '../../../../transactions/model/review.ts';
import { usePortfolioT } from '../../../texts/portfolioTexts.ts';
import { amountText, vestingOperation, vestingRequest } from './vestingRequest.ts';

export interface VestingSheetProps {
  claim: VestingClaim;
  asset: Asset;
  account: string;
  onClose: () => void;
}

/** All of one vesting balance, and the claim of what the chain releases now. */
export function VestingSheet({ claim, asset, account, onClose }: VestingSheetProps) {
  const t = usePortfolioT();
  const canSign =
    useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign) === true;
  const isFree = claim.claimable > 0n;
  const sample = isFree ? [vestingOperation({ feeAssetId: '1.3.0', asset, claim })] : null;
  const fee = useFeeChoice(account, sample);
  const { feeAssetId, problem } = fee.fee;
  const review = useReviewAction(() => vestingRequest({ account, feeAssetId, asset, claim, t }));
  const open = async () => {
    if ((await review.open()).state === 'sent') onClose();
  };
  const action = {
    label: t('common.claim', { amount: amountText(claim.claimable, asset) }),
    onPress: () => void open(),
    isDisabled: problem !== null,
  };
  return (
    <Sheet
      isOpen
      title={t(`vesting.${claim.kind}`)}
      onClose={onClose}
      action={canSign && isFree ? action : undefined}
    >
      <VestingFacts claim={claim} asset={asset} />
      {claim.claimable < claim.units && (
        <Notice>{t(isFree ? 'vesting.restarts' : 'vesting.nothingYet')}</Notice>
      )}
      {!canSign && <Notice>{t('vesting.viewOnly')}</Notice>}
      {canSign && isFree && <FeeRow {...fee} />}
    </Sheet>
  );
}

function VestingFacts({ claim, asset }: Pick<VestingSheetProps, 'claim' | 'asset'>) {
  const t = usePortfolioT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const amount = (units: bigint) => (
    <AmountText
      units={units}
      precision={asset.precision}
      symbol={asset.symbol}
      form="plain"
      isHidden={isHidden}
    />
  );
  return (
    <Facts
      rows={[
        { label: t('vesting.all'), value: amount(claim.units) },
        { label: t('common.claimableNow'), value: amount(claim.claimable) },
        ...(claim.claimable < claim.units
          ? [{ label: t('vesting.free'), value: formatDateTime(claim.freeAt) }]
          : []),
        { label: t('vesting.id'), value: claim.id },
      ]}
    />
  );
}
