import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';

/**
 * The staked coin in a sentence: 'STH'. Here alone the name goes without its prefix: the programme's asset is fixed by
 * its id, so no other asset of that name can take its place.
 */
export const stakeName = ({ symbol }: { symbol: string }): string => splitSymbol(symbol).name;
