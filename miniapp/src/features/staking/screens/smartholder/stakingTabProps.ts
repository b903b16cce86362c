/** The props of every part of the staking page. */
export interface StakingTabProps {
  /** The name of the account in use; null without a login. */
  account: string | null;
}
