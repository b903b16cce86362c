import { parseFigure } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { attempt, type Form, type Read, useForm } from '../../../../platform/form.ts';
import { useFullAccount } from '../../../account/model/account.ts';
import { useAssetBySymbol } from '../../../assets/model/assetBySymbol.ts';
import { useAssets } from '../../../assets/model/assets.ts';
import { useShareCandidates } from '../../model/shareCandidates.ts';
import { type NewShareAsset, type PoolFees, readFeePercent, symbolFault } from './poolOperations.ts';

/** As `chosenShareId`: a new asset is created. */
export const NEW_SHARE = 'new';

interface Fields {
  first: Asset | null;
  second: Asset | null;
  taker: string;
  withdrawal: string;
  shareId: string;
  symbol: string;
  precision: string;
}

export interface PoolForm {
  readonly fields: Fields;
  change: Form<Fields>['change'];
  readonly accountId: string | undefined;
  /** Both assets, different ones. */
  readonly pair: readonly [Asset, Asset] | null;
  readonly fees: PoolFees | null;
  readonly feeErrors: Readonly<Record<'taker' | 'withdrawal', AppError | 'malformed' | null>>;
  /** The account's assets that may become this pool's share asset. */
  readonly candidates: readonly Asset[];
  readonly share: Asset | null;
  /** The asset to create first; null when it already exists, or when the typed one is wrong. */
  readonly newShare: NewShareAsset | null;
  readonly symbolError: AppError | null;
  readonly isPrecisionWrong: boolean;
}

const begin: Fields = {
  first: null,
  second: null,
  taker: '0.3',
  withdrawal: '0',
  shareId: NEW_SHARE,
  symbol: '',
  precision: '5',
};
const none: readonly string[] = [];
const MOST_PRECISION = 12;

const faultOfFee = ({ value, error }: Read<number | null>) => error ?? (value === null ? 'malformed' : null);

function readPrecision(text: string): number | null {
  const value = parseFigure(text, 0);
  return value !== null && value <= MOST_PRECISION ? value : null;
}

/** The typed data of a new pool, and their faults by the chain's rules. */
export function usePoolForm(account: string): PoolForm {
  const { fields, change } = useForm(begin);
  const full = useFullAccount(account).data;
  const issuedIds = full?.assets ?? none;
  const issued = useAssets(issuedIds);
  const found = useShareCandidates(issuedIds).data ?? [];
  const { first, second } = fields;
  const pair =
    first !== null && second !== null && first.id !== second.id ? ([first, second] as const) : null;
  const candidates = found.filter(({ id }) => id !== first?.id && id !== second?.id);
  const taken = useAssetBySymbol(fields.symbol).data;
  const share =
    candidates.find(({ id, symbol }) =>
      fields.shareId === NEW_SHARE ? symbol === fields.symbol : id === fields.shareId,
    ) ?? null;
  const ownSymbols = [...issued.values()].map(({ symbol }) => symbol);
  const fault = fields.symbol === '' ? null : symbolFault(fields.symbol, ownSymbols);
  const isTaken = share === null && taken !== null && taken !== undefined;
  const symbolError = fault ?? (isTaken ? new AppError('chain.symbol_taken') : null);
  const precision = readPrecision(fields.precision);
  const isNew = fields.shareId === NEW_SHARE && share === null;
  const readFee = (text: string) => attempt(() => readFeePercent(text));
  const [taker, withdrawal] = [readFee(fields.taker), readFee(fields.withdrawal)];
  const isFine = symbolError === null && fields.symbol !== '' && taken !== undefined && precision !== null;
  return {
    fields,
    change,
    accountId: full?.account.id,
    pair,
    fees:
      taker.value === null || withdrawal.value === null
        ? null
        : { taker: taker.value, withdrawal: withdrawal.value },
    feeErrors: { taker: faultOfFee(taker), withdrawal: faultOfFee(withdrawal) },
    candidates,
    share,
    newShare: isNew && isFine ? { symbol: fields.symbol, precision } : null,
    symbolError: fields.shareId === NEW_SHARE ? symbolError : null,
    isPrecisionWrong: precision === null,
  };
}
