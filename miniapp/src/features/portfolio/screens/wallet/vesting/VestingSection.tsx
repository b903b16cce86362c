import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { type VestingClaim, vestingClaims } from '@xbts/shared/staking/vestingClaim.ts';
import { useState } from 'react';
import { useChainTime } from '../../../../../platform/chain/chainTime.ts';
import { formThatFits } from '../../../../../platform/i18n/amountForm.ts';
import { appConfig } from '../../../../../platform/server/config.ts';
import { AmountText } from '../../../../../ui/display/AmountText.tsx';
import { ListRow } from '../../../../../ui/lists/ListRow.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useAssets } from '../../../../assets/model/assets.ts';
import { AssetIcon } from '../../../../assets/ui/AssetIcon.tsx';
import { useSettings } from '../../../../settings/model/settings.ts';
import { useVestingBalances } from '../../../../staking/model/stakingPositions.ts';
import { usePortfolioT } from '../../../texts/portfolioTexts.ts';
import { VestingSheet } from './VestingSheet.tsx';

/** Characters of an amount that leave room for what it is at 320 px. */
const LONGEST = 8;

/** The vesting balances that are no stakes, a line each, with what can be claimed now. */
export function VestingSection({ account }: { account: string }) {
  const t = usePortfolioT();
  const headTime = useChainTime();
  const { balances = [] } = useVestingBalances(account);
  const claims = vestingClaims(balances, { stakingAsset: appConfig.stakingAsset, headTime });
  const assets = useAssets(claims.map(({ assetId }) => assetId));
  const [openId, setOpenId] = useState<string | null>(null);
  const open = claims.find(({ id }) => id === openId);
  const openAsset = assets.get(open?.assetId ?? '');
  if (claims.length === 0) return null;
  return (
    <Section header={t('common.vesting')}>
      {claims.flatMap((claim) => {
        const asset = assets.get(claim.assetId);
        if (asset === undefined) return [];
        return <VestingRow key={claim.id} claim={claim} asset={asset} onOpen={() => setOpenId(claim.id)} />;
      })}
      {open !== undefined && openAsset !== undefined && (
        <VestingSheet claim={open} asset={openAsset} account={account} onClose={() => setOpenId(null)} />
      )}
    </Section>
  );
}

interface VestingRowProps {
  claim: VestingClaim;
  asset: Asset;
  onOpen: () => void;
}

function VestingRow({ claim, asset, onOpen }: VestingRowProps) {
  const t = usePortfolioT();
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
      title={t(`vesting.${claim.kind}`)}
      figure={amount(claim.units)}
      subtitle={t('common.claimableNow')}
      subfigure={amount(claim.claimable)}
      onPress={onOpen}
    />
  );
}
