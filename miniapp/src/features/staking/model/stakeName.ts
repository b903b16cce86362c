import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';

/**
 * The staked coin in a sentence: 'STH'. Only here the name goes without its prefix: the programme's asset is fixed by
 * its id, so no other asset of that name can replace it.
 */
export const stakeName = ({ symbol }: { symbol: string }): string => splitSymbol(symbol).name;
