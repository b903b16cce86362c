import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { VestingClaim } from '@xbts/shared/staking/vestingClaim.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { AmountField } from '../../assets/ui/AmountField.tsx';
import { FieldFiat } from '../../assets/ui/FieldFiat.tsx';
import { FeeRow } from '../../fees/ui/FeeRow.tsx';
import { amountText } from '../model/vestingRequest.ts';
import { useVestingT } from '../texts/vestingTexts.ts';
import { ClaimAfter } from './ClaimAfter.tsx';
import { type ClaimForm, useClaimForm } from './useClaimForm.ts';
import { VestingFacts } from './VestingFacts.tsx';

export interface VestingSheetProps {
  claim: VestingClaim;
  asset: Asset;
  account: string;
  onClose: () => void;
}

/** All details of one vesting balance: its origin, its rule, its schedule, and the claim of the free part. */
export function VestingSheet({ claim, asset, account, onClose }: VestingSheetProps) {
  const t = useVestingT();
  const canSign =
    useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign) === true;
  const form = useClaimForm({ claim, asset, account, onClose });
  const isFree = claim.claimable > 0n;
  const action = {
    label: t('common.claim', { amount: amountText(form.units ?? 0n, asset) }),
    onPress: form.open,
    isDisabled: !form.isPossible,
  };
  return (
    <Sheet
      isOpen
      title={t(`kind.${claim.kind}`)}
      onClose={onClose}
      action={canSign && isFree ? action : undefined}
    >
      <VestingFacts claim={claim} asset={asset} />
      {!isFree && <Notice>{t('nothingYet')}</Notice>}
      {!canSign && <Notice>{t('viewOnly')}</Notice>}
      {canSign && isFree && <ClaimFields claim={claim} asset={asset} form={form} />}
    </Sheet>
  );
}

function ClaimFields({
  claim,
  asset,
  form,
}: Pick<VestingSheetProps, 'claim' | 'asset'> & { form: ClaimForm }) {
  const t = useVestingT();
  return (
    <>
      <AmountField
        label={t('howMuch')}
        value={form.text}
        onChange={form.setText}
        onFocus={form.hold}
        symbol={asset.symbol}
        onShare={form.takeShare}
        fiat={<FieldFiat asset={asset} text={form.text} onAmount={form.setText} />}
        error={form.error === null ? undefined : errorText(form.error)}
      />
      {form.units !== null && form.error === null && (
        <ClaimAfter claim={claim} asset={asset} units={form.units} />
      )}
      <FeeRow {...form.fee} />
      {form.isFeeMore && <Notice tone="warning">{t('feeMore')}</Notice>}
    </>
  );
}
