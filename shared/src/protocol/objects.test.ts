import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { globalPropertiesSchema } from './globalProperties.ts';
import * as market from './marketObjects.ts';
import * as objects from './objects.ts';
import { answerOf, rpc } from './recorded.fixture.ts';
import * as records from './records.ts';

const list = <S extends v.GenericSchema>(schema: S) => v.array(v.nullable(schema));

const schemaByMethod: Record<string, v.GenericSchema> = {
  get_vesting_balances: list(objects.vestingBalanceSchema),
  get_limit_orders: list(objects.limitOrderSchema),
  get_global_properties: globalPropertiesSchema,
  get_dynamic_global_properties: objects.dynamicGlobalPropertiesSchema,
  get_full_accounts: objects.fullAccountsSchema,
  get_accounts: list(objects.accountSchema),
  get_account_by_name: v.nullable(objects.accountSchema),
  lookup_account_names: list(objects.accountSchema),
  lookup_accounts: v.array(v.tuple([v.string(), objects.objectIdOf('1.2')])),
  get_assets: list(objects.assetSchema),
  lookup_asset_symbols: list(objects.assetSchema),
  list_assets: list(objects.assetSchema),
  get_account_balances: list(objects.assetAmountSchema),
  get_named_account_balances: list(objects.assetAmountSchema),
  list_liquidity_pools: list(market.liquidityPoolSchema),
  get_liquidity_pools: list(market.liquidityPoolSchema),
  get_liquidity_pools_by_asset_a: list(market.liquidityPoolSchema),
  get_liquidity_pools_by_asset_b: list(market.liquidityPoolSchema),
  get_liquidity_pools_by_one_asset: list(market.liquidityPoolSchema),
  get_liquidity_pools_by_both_assets: list(market.liquidityPoolSchema),
  get_liquidity_pools_by_share_asset: list(market.liquidityPoolSchema),
  get_liquidity_pools_by_owner: list(market.liquidityPoolSchema),
  get_required_fees: list(objects.assetAmountSchema),
  get_account_history: list(records.operationRecordSchema),
  get_account_history_operations: list(records.operationRecordSchema),
  get_relative_account_history: list(records.operationRecordSchema),
  get_liquidity_pool_history: list(market.poolHistorySchema),
  get_liquidity_pool_history_by_sequence: list(market.poolHistorySchema),
  get_market_history: list(market.marketBucketSchema),
  get_asset_holders: list(market.assetHolderSchema),
  get_blocks: list(records.blockSchema),
  get_block: records.blockSchema,
  get_transaction: records.processedTransactionSchema,
};

describe('recorded answers', () => {
  const calls = rpc.filter((call) => call.error === undefined && schemaByMethod[call.method] !== undefined);

  it('exist for every schema', () => {
    expect(new Set(calls.map((call) => call.method)).size).toBe(Object.keys(schemaByMethod).length);
  });

  it.each(calls)('$method $params', ({ method, result }) => {
    const parsed = v.safeParse(schemaByMethod[method]!, result);
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
  });
});

describe('parsed objects', () => {
  it('contain amounts as bigint, whichever way the node wrote them', () => {
    const [pool] = v.parse(v.array(market.liquidityPoolSchema), answerOf('list_liquidity_pools'));
    expect(pool?.balance_a).toBe(1_435_101_703n);
    expect(pool?.balance_b).toBe(114_942_775_316n);
    expect(pool?.virtual_value).toBe(164_954_572_603_537_963_148n);
  });

  it('contain the vesting policy by its number', () => {
    const vestings = v.parse(v.array(objects.vestingBalanceSchema), answerOf('get_vesting_balances'));
    const policy = vestings[1]?.policy;
    expect(policy?.[0] === 1 && policy[1].vesting_seconds).toBe(2_592_000);
    expect(vestings[1]?.balance.amount).toBe(10_000_000_000_000n);
  });

  it('contain fee parameters as bigint', () => {
    const { parameters } = v.parse(globalPropertiesSchema, answerOf('get_global_properties'));
    const assetCreate = parameters.current_fees.parameters.find(([type]) => type === 10);
    expect(assetCreate?.[1].symbol3).toBe(50_000_000_000n);
  });
});

describe('untrusted answers', () => {
  const chainInt = (value: unknown) => v.safeParse(objects.chainInt, value);

  it.each([1.5, Number.NaN, 2 ** 53, '1.5', '', ' 1', '0x10', '1e5', null, undefined, {}, '9'.repeat(40)])(
    'never accept %j as a chain integer',
    (value) => expect(chainInt(value).success).toBe(false),
  );

  it('accept negative chain integers and those of 128 bits', () => {
    expect(chainInt('-5').output).toBe(-5n);
    expect(chainInt('340282366920938463463374607431768211455').output).toBe(2n ** 128n - 1n);
  });

  it('are refused with an id of another kind, a text as a number or a missing member', () => {
    const pool = v.parse(v.array(v.looseObject({})), answerOf('list_liquidity_pools'))[0]!;
    const parse = (changes: object) =>
      v.safeParse(market.liquidityPoolSchema, { ...pool, ...changes }).success;
    expect(parse({})).toBe(true);
    expect(parse({ asset_a: '1.2.0' })).toBe(false);
    expect(parse({ taker_fee_percent: '30' })).toBe(false);
    expect(parse({ balance_a: undefined })).toBe(false);
  });

  it('lose unknown members', () => {
    const parsed = v.parse(objects.assetAmountSchema, { amount: 1, asset_id: '1.3.0', surprise: true });
    expect(parsed).toEqual({ amount: 1n, asset_id: '1.3.0' });
  });
});
