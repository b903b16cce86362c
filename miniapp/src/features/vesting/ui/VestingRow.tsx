import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { VestingClaim } from '@xbts/shared/staking/vestingClaim.ts';
import { formThatFits } from '../../../platform/i18n/amountForm.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { AssetIcon } from '../../assets/ui/AssetIcon.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { useVestingT } from '../texts/vestingTexts.ts';

/** Characters of an amount that leave room for its description at 320 px. */
const LONGEST = 8;

interface VestingRowProps {
  claim: VestingClaim;
  asset: Asset;
  onOpen: () => void;
}

/** One vesting balance: its kind, its total, and the claimable amount. */
export function VestingRow({ claim, asset, onOpen }: VestingRowProps) {
  const t = useVestingT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const amount = (units: bigint) => (
    <AmountText
      units={units}
      precision={asset.precision}
      symbol={asset.symbol}
      form={formThatFits(units, asset.precision, 'plain', LONGEST)}
      isHidden={isHidden}
    />
  );
  return (
    <ListRow
      icon={<AssetIcon symbol={asset.symbol} />}
      title={t(`kind.${claim.kind}`)}
      figure={amount(claim.units)}
      subtitle={t('common.claimableNow')}
      subfigure={amount(claim.claimable)}
      onPress={onOpen}
    />
  );
}
