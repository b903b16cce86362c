import type { Evaluator } from '../evaluator.ts';
import { isValidSymbol } from '../names.ts';
import { createAsset } from '../newAsset.ts';
import { assertChain } from '../nodeError.ts';
import type { AssetOptions } from '../objects/assets.ts';
import { FULL_PERCENT } from '../percent.ts';
import type { State } from '../state.ts';

const file = 'asset_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'asset_ops.cpp', line: 0, method: 'validate' };
const MAX_SUPPLY = 10n ** 15n;
const UIA_FLAGS = 0x64f;

export const assetCreate: Evaluator<10> = {
  file,
  fee: 'half_to_fee_pool',
  feePayer: ({ issuer }) => issuer,
  validate({ fee, symbol, precision, common_options, bitasset_opts, is_prediction_market }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0');
    assertChain(isValidSymbol(symbol), validatePlace, 'is_valid_symbol(symbol)');
    const isPlain = bitasset_opts === undefined && !is_prediction_market;
    assertChain(isPlain, validatePlace, 'bitasset_opts', 'This chain makes no market-issued assets');
    assertChain(precision <= 12, validatePlace, 'precision <= 12');
    checkOptions(common_options);
  },
  evaluate({ issuer, symbol, precision, common_options }, { state }) {
    const { parameters } = state.global;
    const listed = Math.max(
      common_options.whitelist_authorities.length,
      common_options.blacklist_authorities.length,
    );
    const isListFit = listed <= parameters.maximum_asset_whitelist_authorities;
    assertChain(
      isListFit,
      place,
      'whitelist_authorities.size() <= chain_parameters.maximum_asset_whitelist_authorities',
    );
    const isNew = state.assetBySymbol(symbol) === undefined;
    assertChain(isNew, { ...place, line: 141 }, 'asset_symbol_itr == asset_indx.end()');
    checkPrefix(state, symbol, issuer);
    return (fee) => {
      const feePool = fee.core / 2n;
      const asset = createAsset(state, { issuer, symbol, precision, options: common_options, feePool });
      return [1, asset.id];
    };
  },
};

function checkOptions(options: AssetOptions): void {
  const { max_supply, market_fee_percent, max_market_fee, issuer_permissions, flags } = options;
  assertChain(max_supply > 0n, validatePlace, 'max_supply > 0');
  assertChain(max_supply <= MAX_SUPPLY, validatePlace, 'max_supply <= GRAPHENE_MAX_SHARE_SUPPLY');
  assertChain(
    market_fee_percent <= FULL_PERCENT,
    validatePlace,
    'market_fee_percent <= GRAPHENE_100_PERCENT',
  );
  const isFeeFit = max_market_fee >= 0n && max_market_fee <= MAX_SUPPLY;
  assertChain(isFeeFit, validatePlace, 'max_market_fee >= 0 && max_market_fee <= GRAPHENE_MAX_SHARE_SUPPLY');
  const isPlain = ((flags | issuer_permissions) & ~UIA_FLAGS) === 0;
  assertChain(
    isPlain,
    validatePlace,
    '!( flags & ~UIA_VALID_FLAGS_MASK )',
    'Can not set issuer permission or flags of market-issued assets',
  );
  const { base, quote } = options.core_exchange_rate;
  const isRate = base.amount > 0n && quote.amount > 0n && base.asset_id !== quote.asset_id;
  assertChain(
    isRate,
    validatePlace,
    'base.amount > 0 && quote.amount > 0 && base.asset_id != quote.asset_id',
  );
  const isCore = base.asset_id === '1.3.0' || quote.asset_id === '1.3.0';
  assertChain(
    isCore,
    validatePlace,
    'core_exchange_rate.base.asset_id.instance.value == 0 || core_exchange_rate.quote.asset_id.instance.value == 0',
  );
}

/** `A.B` belongs to the issuer of A. */
function checkPrefix(state: State, symbol: string, issuer: string): void {
  const dot = symbol.lastIndexOf('.');
  if (dot === -1) return;
  const prefix = symbol.slice(0, dot);
  const parent = state.assetBySymbol(prefix);
  const facts = { s: symbol, p: prefix };
  const missing =
    'Asset ${s} may only be created by issuer of asset ${p}, but asset ${p} has not been created';
  assertChain(parent !== undefined, place, 'asset_symbol_itr != asset_indx.end()', missing, facts);
  const foreign = 'Asset ${s} may only be created by issuer of asset ${p}, ${i}';
  assertChain(parent.issuer === issuer, place, 'asset_symbol_itr->issuer == op.issuer', foreign, {
    ...facts,
    i: state.account(issuer).name,
  });
}
