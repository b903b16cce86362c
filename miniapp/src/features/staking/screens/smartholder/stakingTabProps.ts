/** What every part of the staking page is given. */
export interface StakingTabProps {
  /** The name of the account in use; null when nobody is logged in. */
  account: string | null;
}
