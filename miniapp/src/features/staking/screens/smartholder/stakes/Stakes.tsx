import { lazyPart } from '../../../../../platform/parts/loadPart.ts';
import type { StakingTabProps } from '../stakingTabProps.ts';
import { NoStakes } from './NoStakes.tsx';
import { TermTable } from './TermTable.tsx';

const StakesTab = lazyPart(async () => (await import('./StakesTab.tsx')).StakesTab);

/**
 * The stakes of the account in use; without an account, an introduction to staking, which is bundled with the page
 * since links show it first.
 */
export function Stakes({ account }: StakingTabProps) {
  if (account !== null) return <StakesTab account={account} />;
  return (
    <>
      <NoStakes account={null} />
      <TermTable />
    </>
  );
}
