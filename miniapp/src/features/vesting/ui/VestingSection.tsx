import { vestingClaims } from '@xbts/shared/staking/vestingClaim.ts';
import { useLocation } from 'wouter';
import { useChainTime } from '../../../platform/chain/chainTime.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAssets } from '../../assets/model/assets.ts';
import { useVestingBalances } from '../../staking/model/stakingPositions.ts';
import { useVestingT } from '../texts/vestingTexts.ts';
import { VestingRow } from './VestingRow.tsx';

/** The vesting balances other than stakes, one per line; a press opens one on the screen of all. */
export function VestingSection({ account }: { account: string }) {
  const t = useVestingT();
  const [, navigate] = useLocation();
  const headTime = useChainTime();
  const { balances = [] } = useVestingBalances(account);
  const claims = vestingClaims(balances, { stakingAsset: appConfig.stakingAsset, headTime });
  const assets = useAssets(claims.map(({ assetId }) => assetId));
  if (claims.length === 0) return null;
  return (
    <Section header={t('common.vesting')}>
      {claims.flatMap((claim) => {
        const asset = assets.get(claim.assetId);
        if (asset === undefined) return [];
        const open = () => navigate(`/vesting?id=${claim.id}`);
        return <VestingRow key={claim.id} claim={claim} asset={asset} onOpen={open} />;
      })}
    </Section>
  );
}
