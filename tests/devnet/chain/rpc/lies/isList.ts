/** Methods whose answer is a list for a screen; everything that is signed is read one by one, by name or id. */
const lists =
  /^(?:list_|lookup_accounts|get_full_accounts|get_proposed_transactions|get_htlc_by|get_vesting_balances|get_(?:named_)?account_balances|get_liquidity_pools_by|get_all_workers|get_asset_holders|\w*_(?:history|orders)\w*$)/;

/** Whether a method answers with a list. */
export const isList = (method: string): boolean => lists.test(method);
