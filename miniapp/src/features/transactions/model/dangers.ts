import { CORE_ASSET_ID, CORE_PRECISION } from '@xbts/shared/protocol/constants.ts';
import { typedShares } from './feeShares.ts';
import { approvesControl, isSecretLate, movedLater, updatesAccount } from './laterMoves.ts';
import { tradeLosses } from './offMarket.ts';
import type { PreparedReview, Shown } from './prepareReview.ts';
import type { RememberedAccount, RememberedAsset } from './rememberedFacts.ts';
import { approvedBy } from './reviewedProposals.ts';

/** A danger that needs its own consent before anything is signed. */
export type Danger =
  /** Reported by the screen that opened the review. */
  | { readonly kind: 'said'; readonly text: string }
  /** Fees take a large part of the received amount: percents, to two decimals. Requires a typed word. */
  | { readonly kind: 'fees'; readonly symbol: string; readonly percent: number }
  /** An approved trade brings much less than the value of the sold amount; requires a typed word. */
  | { readonly kind: 'offMarket'; readonly sold: string; readonly bought: string; readonly percent: number }
  /** No node of a second operator answered, and the amount is not small. */
  | { readonly kind: 'oneNode'; readonly node: string }
  /** A name now refers to another account than before. Names never change on this chain: somebody lies, now or then. */
  | { readonly kind: 'otherAccount'; readonly name: string; readonly before: string; readonly now: string }
  /** The holder of another key than before could read the message. */
  | { readonly kind: 'otherMemoKey'; readonly name: string }
  /** A symbol now refers to another asset than before. */
  | { readonly kind: 'otherAsset'; readonly symbol: string; readonly before: string; readonly now: string }
  /** Amounts of an asset would change by a power of ten. */
  | {
      readonly kind: 'otherPrecision';
      readonly symbol: string;
      readonly before: number;
      readonly now: number;
    }
  /** The approved proposal changes who controls an account. */
  | { readonly kind: 'control' }
  /** A secret is revealed minutes before the end. */
  | { readonly kind: 'lateSecret' };

export interface DangerRules {
  readonly accounts: readonly RememberedAccount[];
  readonly assets: readonly RememberedAsset[];
  /** The price of one unit in any one currency; null without a price. */
  readonly priceOf: (assetId: string) => number | null;
  /** Up to this value, in whole coins of the native asset, one node's word is enough. */
  readonly oneNodeLimit: number;
}

/** All dangers the user must consent to before signing the shown review. */
export function dangersOf(shown: Shown, rules: DangerRules): readonly Danger[] {
  return [
    ...(shown.request.dangers ?? []).map((text): Danger => ({ kind: 'said', text })),
    ...typedShares(shown.prepared.feesTaken).map(
      ({ symbol, taken }): Danger => ({ kind: 'fees', symbol, percent: taken / 100 }),
    ),
    ...tradeDangers(shown.prepared, rules),
    ...accountDangers(shown, rules),
    ...assetDangers(shown, rules),
    ...laterDangers(shown),
    ...nodeDangers(shown, rules),
  ];
}

/** Two dangers with the same text are one to the user. */
export const keyOf = (danger: Danger): string => JSON.stringify(danger);

function tradeDangers({ operations, proposals, assets }: PreparedReview, { priceOf }: DangerRules): Danger[] {
  const approved = approvedBy(operations, proposals).flatMap((each) => each.operations);
  const symbolOf = (assetId: string) => assets.find(({ id }) => id === assetId)?.symbol ?? assetId;
  return tradeLosses(approved, priceOf).typed.map(({ soldId, boughtId, percent }) => ({
    kind: 'offMarket',
    sold: symbolOf(soldId),
    bought: symbolOf(boughtId),
    percent: percent ?? 0,
  }));
}

function accountDangers({ chainId, prepared }: Shown, { accounts }: DangerRules): Danger[] {
  return prepared.recipients.flatMap(({ id, name, options }): Danger[] => {
    const before = accounts.find((each) => each.chainId === chainId && each.name === name);
    if (before === undefined) return [];
    if (before.id !== id) return [{ kind: 'otherAccount', name, before: before.id, now: id }];
    const isRead = prepared.memos.some(({ toKey }) => toKey === options.memo_key);
    const isOther = before.memoKey !== null && before.memoKey !== options.memo_key;
    return isRead && isOther ? [{ kind: 'otherMemoKey', name }] : [];
  });
}

function assetDangers({ chainId, prepared }: Shown, { assets }: DangerRules): Danger[] {
  return prepared.assets.flatMap(({ id, symbol, precision }): Danger[] => {
    const own = assets.filter((each) => each.chainId === chainId);
    const bySymbol = own.find((each) => each.symbol === symbol);
    const byId = own.find((each) => each.id === id);
    if (bySymbol !== undefined && bySymbol.id !== id)
      return [{ kind: 'otherAsset', symbol, before: bySymbol.id, now: id }];
    if (byId !== undefined && byId.symbol !== symbol)
      return [{ kind: 'otherAsset', symbol: id, before: byId.symbol, now: symbol }];
    if (byId === undefined || byId.precision === precision) return [];
    return [{ kind: 'otherPrecision', symbol, before: byId.precision, now: precision }];
  });
}

function laterDangers({ prepared }: Shown): Danger[] {
  return [
    ...(approvesControl(prepared) ? [{ kind: 'control' } as const] : []),
    ...(isSecretLate(prepared) ? [{ kind: 'lateSecret' } as const] : []),
  ];
}

function nodeDangers({ nodes, prepared }: Shown, rules: DangerRules): Danger[] {
  const [node = '', second] = nodes;
  if (second !== undefined) return [];
  const limit = rules.oneNodeLimit * 10 ** CORE_PRECISION;
  return valueInNative(prepared, rules) > limit ? [{ kind: 'oneNode', node }] : [];
}

/**
 * The total value that leaves the account, costs included, plus the payments of others in proposed, approved or taken
 * operations, in units of the native asset; beyond any limit without a price or when an account itself is at stake.
 */
function valueInNative(prepared: PreparedReview, { priceOf }: DangerRules): number {
  if (updatesAccount(prepared)) return Number.POSITIVE_INFINITY;
  const native = priceOf(CORE_ASSET_ID);
  const paid = [...prepared.leaves, ...prepared.fees, ...movedLater(prepared)].filter(
    ({ units }) => units > 0n,
  );
  const values = paid.map(({ assetId, units }) => {
    if (assetId === CORE_ASSET_ID) return Number(units);
    const price = priceOf(assetId);
    return price === null || native === null ? Number.POSITIVE_INFINITY : (Number(units) * price) / native;
  });
  return values.reduce((sum, each) => sum + each, 0);
}
