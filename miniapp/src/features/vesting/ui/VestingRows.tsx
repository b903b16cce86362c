import type { VestingClaim } from '@xbts/shared/staking/vestingClaim.ts';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAssets } from '../../assets/model/assets.ts';
import { useVestingT } from '../texts/vestingTexts.ts';
import { VestingRow } from './VestingRow.tsx';

interface VestingRowsProps {
  claims: readonly VestingClaim[];
  onOpen: (id: string) => void;
}

/** Vesting balances, a line each; market fees that the account has collected stand under a heading of their own. */
export function VestingRows({ claims, onOpen }: VestingRowsProps) {
  const t = useVestingT();
  const assets = useAssets(claims.map(({ assetId }) => assetId));
  const isCollected = ({ kind }: VestingClaim) => kind === 'market_fee_sharing';
  const groups = [
    { header: t('common.vesting'), rows: claims.filter((claim) => !isCollected(claim)) },
    { header: t('collected'), rows: claims.filter(isCollected) },
  ];
  return (
    <>
      {groups.map(
        ({ header, rows }) =>
          rows.length > 0 && (
            <Section key={header} header={header}>
              {rows.map((claim) => {
                const asset = assets.get(claim.assetId);
                if (asset === undefined) return <SkeletonCells key={claim.id} count={1} />;
                return (
                  <VestingRow key={claim.id} claim={claim} asset={asset} onOpen={() => onOpen(claim.id)} />
                );
              })}
            </Section>
          ),
      )}
    </>
  );
}
