import { describe, expect, it } from 'vitest';
import { chainErrorToAppError } from './chainError.ts';
import { refusals, rpc } from './recorded.fixture.ts';

const expectedCodes: Record<string, string> = {
  'liquidity_pool_exchange BTSSTHPOOL':
    'chain.pool_not_initialised, chain.price_changed, chain.price_changed',
  'liquidity_pool_deposit BTSSTHPOOL': 'chain.pool_owner_first',
  'liquidity_pool_withdraw STHBTCPOOL': 'chain.zero_outcome',
  'liquidity_pool_exchange BTSUSDTPOOL': 'chain.price_changed',
  'vesting_balance_withdraw of all, too early': 'chain.vesting_too_early',
  'limit_order_create fill_or_kill not filled': 'chain.order_killed',
  'liquidity_pool_delete of a pool that is not empty': 'chain.pool_not_empty',
  'transfer signed with the wrong key': 'chain.missing_authority',
  'transfer without a signature': 'chain.missing_authority',
  'transfer of more than the balance': 'chain.insufficient_balance',
  'transfer of zero': 'chain.amount_not_positive',
  'transfer to oneself': 'chain.same_account',
  'expired transaction': 'chain.expired',
  'expiration too far in the future': 'chain.expiration_too_far',
  'signed for another chain': 'chain.missing_authority',
  'fee too small': 'chain.insufficient_fee',
  'account name taken': 'chain.name_taken',
  'pool with the assets in the wrong order': 'chain.refused',
  'pool whose share asset is taken': 'chain.pool_share_asset_taken',
  'the same transaction twice': 'chain.duplicate_transaction',
};

const labels = [...new Set(refusals.map((refusal) => refusal.label))];
const errorOf = (label: string) => refusals.find((refusal) => refusal.label === label)?.error;

describe('recorded refusals', () => {
  it.each(labels)('%s', (label) => {
    const codes = refusals
      .filter((refusal) => refusal.label === label)
      .map((refusal) => chainErrorToAppError(refusal.error).code);
    expect(codes.join(', ')).toBe(expectedCodes[label]);
  });

  it("keep the node's text, without its prefix", () => {
    const error = chainErrorToAppError(errorOf('pool with the assets in the wrong order'));
    expect(error.facts).toEqual({
      detail:
        'Assert Exception: asset_a < asset_b: ID of the first asset should be smaller than ID of the second asset',
    });
    expect(error.cause).toBe(errorOf('pool with the assets in the wrong order'));
  });

  it('carry the figures the node names', () => {
    const factsOf = (label: string) => chainErrorToAppError(errorOf(label)).facts;
    expect(factsOf('transfer of more than the balance')).toMatchObject({
      balance: '199949763.87649 BTS',
      required: '9000000000 BTS',
    });
    expect(factsOf('fee too small')).toMatchObject({ paid: 1, required: 2_000_000 });
    expect(factsOf('account name taken')).toMatchObject({ name: 'alice-trader7' });
    expect(factsOf('transfer without a signature')).toMatchObject({ account: '1.2.18' });
    expect(factsOf('the same transaction twice')).toMatchObject({
      transactionId: 'f93879c5639ff274269237a12d578bcd7aa7b604',
    });
  });
});

describe('other answers of a node', () => {
  const codeOf = (message: string, code = 10) =>
    chainErrorToAppError({ code, message: `Execution error: ${message}` }).code;

  it.each([
    ['Assert Exception: is_allowed: Access denied', 'node.api_denied'],
    ['Assert Exception: _local_apis.size() > api_id: ', 'node.api_denied'],
    ['Assert Exception: is_canonical( c ): signature is not canonical', 'chain.malformed_signature'],
    [
      'Assert Exception: trx.ref_block_prefix == tapos_block_summary.block_id._hash[1].value(): ',
      'chain.wrong_reference',
    ],
    [
      "Assert Exception: delta.amount > 0: Insufficient Balance: bob's balance of 0 BTS is less than required 1 BTS",
      'chain.insufficient_balance',
    ],
    [
      "Assert Exception: fee: Fee pool balance of '0 BTS' is less than the 1 BTS required to convert 1 USD",
      'chain.fee_pool_empty',
    ],
    ['Assert Exception: account: no such account', 'chain.unknown_account'],
    ['Assert Exception: asset: no such asset', 'chain.unknown_asset'],
    [
      'Assert Exception: size <= max: Transaction exceeds maximum transaction size.',
      'chain.transaction_too_large',
    ],
    ['Assert Exception: x: Only Lifetime members may register an account.', 'chain.not_lifetime_member'],
    ['Assert Exception: !account->is_lifetime_member(): ', 'chain.already_lifetime_member'],
    ['Assert Exception: id < max_vote_id: Can not vote for 1:77 which does not exist.', 'votes.unknown'],
    ['Assert Exception: something else entirely', 'chain.refused'],
  ])('%s', (message, code) => expect(codeOf(message)).toBe(code));

  it.each([
    [4_010_002, 'chain.missing_owner_authority'],
    [4_010_004, 'chain.unneeded_signature'],
    [4_010_005, 'chain.unneeded_signature'],
    [3_050_001, 'chain.sender_not_whitelisted'],
    [3_050_002, 'chain.recipient_not_whitelisted'],
    [3_050_003, 'chain.transfer_restricted'],
    [3_050_106, 'chain.insufficient_balance'],
    [3_050_201, 'chain.order_gone'],
    [3_050_202, 'chain.order_not_owned'],
  ])('code %d', (code, expected) => expect(codeOf('text', code)).toBe(expected));

  it('name the available and the required amount when a debit fails', () => {
    const message =
      "Execution error: Assert Exception: abo->get_balance() >= -delta: Insufficient Balance: alice's balance of 0.50000 BTS is less than required 1 BTS";
    expect(chainErrorToAppError({ code: 10, message }).facts).toMatchObject({
      balance: '0.50000 BTS',
      required: '1 BTS',
    });
  });

  it('read the first format of the stack when the message contains only the kind of exception', () => {
    const error = {
      code: 1,
      message: 'Assert Exception',
      data: { code: 10, stack: [{ format: 'now <= trx.expiration: ', data: {} }] },
    };
    expect(chainErrorToAppError(error).code).toBe('chain.expired');
  });

  it('keep recorded call errors apart', () => {
    const codeOfCall = (method: string) =>
      chainErrorToAppError(rpc.find((call) => call.method === method && call.error !== undefined)?.error)
        .code;
    expect(codeOfCall('lookup_accounts')).toBe('chain.limit_too_large');
    expect(codeOfCall('no_such_method')).toBe('chain.unknown_method');
  });

  it.each([undefined, null, 'text', 7, {}, { message: 5 }, { code: 'x' }])('never throw for %j', (answer) => {
    expect(chainErrorToAppError(answer).code).toBe('chain.refused');
  });

  it('cut a text that would fill a screen', () => {
    const { detail } = chainErrorToAppError({ code: 10, message: 'x'.repeat(5000) }).facts;
    expect(String(detail)).toHaveLength(400);
  });
});
