/** The text of each tab's name. */
export const tabNames = { assets: 'common.assets', pools: 'common.pools', stakes: 'wallet.stakes' } as const;
