import { minToReceiveRoundedDown } from '@xbts/shared/amm/minToReceive.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import type { Read } from '../../../../platform/form.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import type { FormFacts, ReviewChange, ReviewNote } from '../../../transactions/model/review.ts';
import { type PoolInFull, readPoolInFull } from '../../model/poolShares.ts';
import type { TranslatePools } from '../../texts/poolTexts.ts';
import { exactText } from '../../ui/poolView.ts';

/** The common data of every request to a pool. */
export interface PoolOrder {
  readonly account: string;
  readonly accountId: string;
  readonly feeAssetId: string;
  /**
   * The loss, in hundredths of a percent, that a move of the pool before the signature may cause without another
   * consent.
   */
  readonly slippage: number;
  /** The pool at the last read. */
  readonly known: PoolInFull;
  readonly t: TranslatePools;
}

/** The form's facts about a pool's assets, from a single node. */
export const typedByPool = ({ assetA, assetB, share }: PoolInFull): FormFacts => ({
  assets: [assetA, assetB, share],
});

const isSameAsset = (one: Asset, other: Asset): boolean =>
  one.id === other.id && one.symbol === other.symbol && one.precision === other.precision;

/**
 * The order's pool at `node` now. A pool's assets never change, nor do their symbols and decimals: if the form has
 * others, its node lied. @throws AppError node.false_form, and those of readPoolInFull
 */
export async function rereadPool(
  { known }: Pick<PoolOrder, 'known'>,
  node: ChainReader,
): Promise<PoolInFull> {
  const now = await readPoolInFull(node, known.pool.id);
  for (const each of ['assetA', 'assetB', 'share'] as const)
    if (!isSameAsset(known[each], now[each]))
      throw new AppError('node.false_form', { subject: known[each].symbol });
  return now;
}

/** Units of an asset in an operation's form. */
export const amountOf = (units: bigint, { id }: Pick<Asset, 'id'>): AssetAmount => ({
  amount: units.toString(),
  asset_id: id,
});

/** The minimum that the user accepts, for the sheet: below it nothing is signed without another press. */
export function leastNote(
  { slippage, t }: Pick<PoolOrder, 'slippage' | 't'>,
  ...lines: readonly (readonly [units: bigint, asset: Asset])[]
): ReviewNote {
  const least = lines.map(([units, asset]) => exactText(minToReceiveRoundedDown(units, slippage), asset));
  return { label: t('note.least'), value: least.join(' + ') };
}

/** A figure before and now, if it differs. */
export function changeOf(label: string, asset: Asset, before: bigint, now: bigint): readonly ReviewChange[] {
  return before === now ? [] : [{ label, before: exactText(before, asset), now: exactText(now, asset) }];
}

/** Refusals of a deposit that mean that the pool has changed (spec §8). */
const movedCodes: readonly ErrorCode[] = [
  'chain.price_changed',
  'chain.pool_not_initialised',
  'chain.pool_owner_first',
  'chain.zero_outcome',
  'pool.not_initialised',
  'pool.not_found',
  'pool.owner_first',
  'pool.zero_outcome',
];

type MovedCode = 'pool.stake_moved' | 'pool.stake_moved_tab';

/** Each of those refusals in the words of the spec. */
export function movedRefusals(code: MovedCode): Partial<Record<ErrorCode, string>> {
  const sentence = errorText(new AppError(code));
  return Object.fromEntries(movedCodes.map((each) => [each, sentence]));
}

/** The error of a fresh read or quote in the spec's words when it means that the pool has moved. */
function movedError(error: unknown, code: MovedCode): AppError {
  return hasCode(error, ...movedCodes) ? new AppError(code, {}, error) : toAppError(error);
}

/** The order's pool as `node` has it now, and what `quote` makes of it. @throws AppError in the words of the spec where the pool has moved */
export async function requote<Quote>(
  order: Pick<PoolOrder, 'known'>,
  node: ChainReader,
  { quote, code }: { quote: (known: PoolInFull) => Read<Quote>; code: MovedCode },
): Promise<{ known: PoolInFull; now: Quote }> {
  const known = await rereadPool(order, node).catch((error: unknown) => {
    throw movedError(error, code);
  });
  const { value: now, error } = quote(known);
  if (now === null) throw movedError(error, code);
  return { known, now };
}
