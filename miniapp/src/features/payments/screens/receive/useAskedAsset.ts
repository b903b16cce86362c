import { useQuery } from '@tanstack/react-query';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { useSettled } from '../../../../platform/cache/settled.ts';
import { chain } from '../../../../platform/chain/chain.ts';
import type { AskedAsset } from './requestDraft.ts';

/** The asset of a typed symbol, looked up on the chain after a pause in typing; no symbol requests any asset. */
export function useAskedAsset(typed: string): AskedAsset {
  const symbol = withoutFormatMarks(typed).trim().toUpperCase();
  const settled = useSettled(symbol);
  const isAsking = isValidSymbol(symbol) && settled === symbol;
  const { data, error } = useQuery({
    queryKey: ['assetBySymbol', symbol],
    queryFn: async ({ signal }) => (await getAssets(chain, [symbol], { signal }))[0] ?? null,
    enabled: isAsking,
    staleTime: 60_000,
  });
  if (symbol === '') return { asset: null, precision: null, error: null, isChecking: false };
  if (!isValidSymbol(symbol)) return unknown(new AppError('chain.unknown_asset'));
  if (data) return { asset: data, precision: data.precision, error: null, isChecking: false };
  if (data === null) return unknown(new AppError('chain.unknown_asset'));
  return error === null
    ? { asset: null, precision: null, error: null, isChecking: true }
    : unknown(toAppError(error));
}

const unknown = (error: AppError): AskedAsset => ({ asset: null, precision: null, error, isChecking: false });
