import type { ErrorCode } from '../errors/codes.ts';

/** One row of the table: the node error that it matches (by number or by text), and its code. */
export interface ChainErrorRule {
  readonly code: ErrorCode;
  /** The node's exception codes (chain.md §1): 3050000 + 100 · operation + n for evaluators. */
  readonly nodeCodes?: readonly number[];
  readonly text?: RegExp;
  /** Facts read from the text by named groups. */
  readonly facts?: RegExp;
  /** Facts read from the stack's data: our name → the node's member. */
  readonly stackFacts?: Readonly<Record<string, string>>;
}

/** The first matching rule decides; texts are the assertions and messages of the node's source. */
export const chainErrorRules: readonly ChainErrorRule[] = [
  {
    code: 'chain.duplicate_transaction',
    nodeCodes: [3_030_001],
    stackFacts: { transactionId: 'txid' },
  },
  { code: 'chain.missing_authority', nodeCodes: [4_010_001], stackFacts: { account: 'id' } },
  { code: 'chain.missing_owner_authority', nodeCodes: [4_010_002], stackFacts: { account: 'id' } },
  { code: 'chain.unneeded_signature', nodeCodes: [4_010_004, 4_010_005] },
  { code: 'chain.malformed_signature', text: /is_canonical|signature is not canonical/u },
  {
    code: 'chain.insufficient_fee',
    nodeCodes: [4_010_007],
    stackFacts: { paid: 'core_fee_paid', required: 'required' },
  },
  { code: 'chain.fee_pool_empty', text: /Fee pool balance of '.*' is less than/u },
  { code: 'chain.fee_asset_forbidden', text: /attempted to pay fee by using asset/u },
  { code: 'chain.expired', text: /now <= trx\.expiration:/u },
  { code: 'chain.expiration_too_far', text: /trx\.expiration <= now \+/u },
  { code: 'chain.wrong_reference', text: /trx\.ref_block_prefix ==/u },
  { code: 'chain.transaction_too_large', text: /exceeds maximum transaction size/u },
  {
    code: 'chain.insufficient_balance',
    nodeCodes: [3_050_106],
    text: /Insufficient Balance|d\.get_balance\( o\.from/u,
    facts: /balance of (?<balance>[\d.]+ [A-Z0-9.]+) is less than required (?<required>[\d.]+ [A-Z0-9.]+)/u,
    stackFacts: { balance: 'balance', required: 'total_transfer' },
  },
  { code: 'chain.price_changed', nodeCodes: [3_056_301] },
  { code: 'chain.pool_not_initialised', text: /The pool has not been initialized/u },
  { code: 'chain.pool_owner_first', text: /initial deposit can only be done by the pool owner/u },
  { code: 'chain.pool_not_empty', text: /Can not delete a non-empty pool/u },
  {
    code: 'chain.pool_share_asset_taken',
    text: /already bound to another liquidity pool|current supply of the share asset/iu,
  },
  { code: 'chain.pool_supply_exhausted', text: /Can not create new supply/u },
  { code: 'chain.zero_outcome', text: /Aborting due to zero outcome/u },
  { code: 'chain.vesting_too_early', text: /is_withdraw_allowed/u },
  {
    code: 'chain.proposal_time',
    text: /Proposal has already expired on creation|Proposal expiration time is too far in the future/u,
  },
  {
    code: 'chain.proposal_review',
    nodeCodes: [3_052_201, 3_052_202],
    text: /This proposal is in its review period/u,
  },
  { code: 'chain.proposal_not_needed', text: /authority is not authoritative for this proposal/u },
  {
    code: 'timed.too_long',
    text: /HTLC Timeout exceeds allowed length|Extension pushes contract too far|Extension would cause/u,
  },
  { code: 'timed.secret_wrong', text: /Provided preimage does not generate|Preimage size mismatch/u },
  { code: 'chain.order_killed', nodeCodes: [3_050_101] },
  { code: 'chain.order_gone', nodeCodes: [3_050_201] },
  { code: 'chain.order_not_owned', nodeCodes: [3_050_202] },
  { code: 'chain.sender_not_whitelisted', nodeCodes: [3_050_001] },
  { code: 'chain.recipient_not_whitelisted', nodeCodes: [3_050_002] },
  { code: 'chain.transfer_restricted', nodeCodes: [3_050_003] },
  {
    code: 'chain.market_forbidden',
    nodeCodes: [3_050_102, 3_050_103, 3_050_104, 3_050_105],
    text: /whitelist_markets|blacklist_markets|is_authorized_asset|unauthorized by (?:the )?asset/iu,
  },
  {
    code: 'chain.name_taken',
    text: /Account '.*' already exists/u,
    facts: /Account '(?<name>[a-z0-9.-]+)' already exists/u,
  },
  { code: 'chain.symbol_taken', text: /asset_symbol_itr == /u },
  {
    code: 'votes.unknown',
    text: /Can not vote for .* which does not exist/u,
    facts: /Can not vote for (?<voteId>\d:\d+) which/u,
  },
  { code: 'chain.already_lifetime_member', text: /!\s*account->is_lifetime_member/u },
  { code: 'chain.not_lifetime_member', text: /Only Lifetime members may|is_lifetime_member/iu },
  { code: 'chain.unknown_account', text: /no such account/u },
  { code: 'chain.unknown_asset', text: /no such asset/u },
  { code: 'chain.unknown_object', text: /Unable to find Object|unknown object/iu },
  { code: 'chain.same_account', text: /\bfrom != to:/u },
  { code: 'chain.amount_not_positive', text: /amount(?:_to_\w+)?(?:\.amount)? > 0:|should be positive/u },
  {
    code: 'node.api_denied',
    text: /is_allowed: Access denied|_local_apis\.size\(\) > api_id|plugin is not enabled/u,
  },
  { code: 'chain.limit_too_large', text: /limit <= (?:configured_)?limit/u },
  { code: 'chain.unknown_method', nodeCodes: [-32_601] },
];
