import { getAccountBalances } from '@xbts/shared/actions/getAccountBalances.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { getPools } from '@xbts/shared/actions/getPools.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID, CORE_PRECISION, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { payingPools } from '@xbts/shared/protocol/feesTaken.ts';
import type { Account, Asset, ChainAmount } from '@xbts/shared/protocol/objects.ts';
import type { PoolFees } from '@xbts/shared/protocol/operations/feeStep.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { mentionsOf } from '@xbts/shared/protocol/proposed.ts';
import { movementOf, payerOf } from '@xbts/shared/protocol/signed.ts';
import { type TimedTransfer, timedTransferSchema } from '@xbts/shared/protocol/timedTransfers.ts';
import { useAccounts } from '../../account/model/accounts.ts';
import { areKeysDead } from '../../account/model/deadKeys.ts';
import type { FormFacts, ReviewRequest } from './review.ts';
import { laterBy, readProposals, signersIn } from './reviewedProposals.ts';

function allOf<T>(found: readonly (T | null)[], missing: AppError): T[] {
  return found.map((each) => {
    if (each === null) throw missing;
    return each;
  });
}

/** The native asset is what every node and every wallet knows it to be, whatever is answered here. */
function assertNative(assets: readonly Asset[]): void {
  for (const { id, symbol, precision } of assets) {
    const isNative = id === CORE_ASSET_ID;
    if (isNative === (symbol === CORE_SYMBOL) && (!isNative || precision === CORE_PRECISION)) continue;
    throw new AppError('node.false_native', { id, symbol, precision });
  }
}

/**
 * A node that finds another account for a name, or another asset for a symbol, would have the user pay somebody else though each line of
 * the sheet is true. Names and symbols are for ever on this chain, so that a difference is a lie.
 */
function assertAsTyped(
  { accounts = [], assets = [] }: FormFacts,
  known: { byName: readonly (Account | null)[]; assets: readonly Asset[] },
): void {
  for (const [index, { id, name }] of accounts.entries())
    if (known.byName[index]?.id !== id) throw new AppError('node.false_form', { subject: name });
  for (const { id, symbol, precision } of assets) {
    const asset = known.assets.find((each) => each.id === id);
    if (asset !== undefined && (asset.symbol !== symbol || asset.precision !== precision))
      throw new AppError('node.false_form', { subject: symbol });
  }
}

/**
 * A form that took its own account's id from a lying node would have somebody else pay. The signer refuses that at every press; refused here,
 * the form is read again.
 */
function assertOwn(operations: readonly Operation[], { id, name }: Account): void {
  if (operations.some((operation) => (payerOf(operation) ?? id) !== id))
    throw new AppError('node.false_form', { subject: name });
}

/** Refuses a review of keys that were changed elsewhere, before the PIN is asked for. @throws AppError keys.changed */
function assertAlive(payer: Account): void {
  const saved = useAccounts.getState().accounts.find(({ name }) => name === payer.name);
  if (areKeysDead(saved, payer)) throw new AppError('keys.changed', { account: payer.name });
}

export interface Parties {
  readonly payer: Account;
  readonly accounts: readonly Account[];
  readonly mentioned: readonly Account[];
  readonly proposals: readonly Proposal[];
  readonly timed: readonly TimedTransfer[];
  readonly pools: readonly PoolFees[];
  readonly assets: readonly Asset[];
  readonly balances: readonly ChainAmount[];
}

/** The pools that there are: of one that is gone the chain refuses whatever is done. */
const readPools = async (node: ChainReader, ids: readonly string[]): Promise<PoolFees[]> =>
  (await getPools(node, ids)).filter((pool) => pool !== null);

/** The payer comes from nodes alone, never from the data server: it is signed by what is read here (design.md decision 8). */
export async function readParties(
  node: ChainReader,
  { account, operations, feeAssetId, expects = [], mayRemain = [], typedBy = {} }: ReviewRequest,
): Promise<Parties> {
  const [proposals, timed] = await Promise.all([
    readProposals(node, operations),
    readTimed(node, operations),
  ]);
  const happening = laterBy(operations, proposals);
  const pools = await readPools(node, payingPools([...operations, ...happening]));
  const later = mentionsOf(happening);
  const mentions = {
    assets: [
      ...later.assets,
      ...pools.flatMap(({ asset_a, asset_b }) => [asset_a, asset_b]),
      ...timed.map(({ amount }) => amount.asset_id),
    ],
    accounts: [
      ...later.accounts,
      ...signersIn(operations),
      ...timed.map(({ to }) => to),
      ...proposals.map(({ proposer }) => proposer),
    ],
  };
  const moved = operations.map(movementOf);
  const accountIds = [...new Set(moved.flatMap(({ toId }) => toId ?? []))];
  const amounts = moved.flatMap(({ leaves, arrives, proceeds, wants }) =>
    [...leaves, ...arrives, proceeds, wants].filter((each) => each !== undefined),
  );
  const named = moved.flatMap(({ names = [] }) => names);
  const shown = [...amounts, ...expects, ...mayRemain].map(({ asset_id }) => asset_id);
  const assetIds = [...new Set([...shown, ...named, ...mentions.assets, feeAssetId])];
  const unknown = new AppError('chain.unknown_account', { account: [account, ...accountIds].join() });
  const names = typedBy.accounts?.map(({ name }) => name) ?? [];
  const [found, assets, balances] = await Promise.all([
    getAccounts(node, [account, ...accountIds, ...mentions.accounts, ...names]),
    getAssets(node, assetIds).then((all) => allOf(all, new AppError('chain.unknown_asset'))),
    getAccountBalances(node, account, { assetIds }),
  ]);
  const count = 1 + accountIds.length + mentions.accounts.length;
  const [payer, ...known] = allOf(found.slice(0, count), unknown);
  if (payer === undefined) throw unknown;
  const accounts = known.slice(0, accountIds.length);
  const mentioned = known.slice(accountIds.length);
  assertOwn(operations, payer);
  assertAlive(payer);
  assertNative(assets);
  assertAsTyped(typedBy, { byName: found.slice(count), assets });
  return { payer, accounts, mentioned, proposals, timed, pools, assets, balances };
}

function timedIdOf([type, payload]: Operation): string | null {
  const isOfOne = type === operationType.htlc_redeem || type === operationType.htlc_extend;
  return isOfOne ? payload.htlc_id : null;
}

/** The timed transfers that operations take or prolong, as the chain has them now. @throws AppError timed.gone and those of ChainReader.call */
async function readTimed(node: ChainReader, operations: readonly Operation[]): Promise<TimedTransfer[]> {
  const ids = operations.map(timedIdOf).filter((id) => id !== null);
  const found = await getObjects(node, ids, timedTransferSchema);
  return found.map((each, index) => {
    if (each === null) throw new AppError('timed.gone', { id: ids[index] ?? '' });
    return each;
  });
}
