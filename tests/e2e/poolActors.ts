import { expect } from 'vitest';
import type { Devnet } from '../devnet/startDevnet.ts';

const BTS = '1.3.0';

/** Events in the pools of a network outside the app, and the ledger's view of them. */
export interface PoolActors {
  accountId(name: string): string;
  assetId(symbol: string): string;
  /** Units. */
  balanceOf(name: string, symbol: string): bigint;
  poolOf(shareSymbol: string): ReturnType<Devnet['ledger']['state']['pools']>[number] | undefined;
  /** An operation of any account, with the fee it needs. */
  push(type: number, body: object): void;
  /** Another account sells BTS to a pool, a part of its balance in thousandths. */
  sellTo(shareSymbol: string, thousandths: bigint): void;
  /** All holders of shares of a pool withdraw their parts. */
  emptyPool(shareSymbol: string): void;
  /** Resolves when everything pushed is in a block. */
  settled(): Promise<void>;
}

/** The pools of a running network. */
export function poolActorsOf(devnet: Devnet): PoolActors {
  const { ledger } = devnet;
  const accountId = (name: string) => ledger.state.accountByName(name)?.id ?? '';
  const assetId = (symbol: string) => ledger.state.assetBySymbol(symbol)?.id ?? '';
  const balanceOf = (name: string, symbol: string) => ledger.state.balance(accountId(name), assetId(symbol));
  const poolOf = (shareSymbol: string) =>
    ledger.state.pools().find(({ share_asset }) => share_asset === assetId(shareSymbol));

  function push(type: number, body: object): void {
    const [fee] = ledger.requiredFees([[type, { fee: { amount: 0, asset_id: BTS }, ...body }]], BTS);
    const paid = { amount: fee?.amount.toString() ?? '0', asset_id: BTS };
    ledger.pushOperations([[type, { fee: paid, ...body }]]);
  }

  return {
    accountId,
    assetId,
    balanceOf,
    poolOf,
    push,
    sellTo(shareSymbol, thousandths) {
      const pool = poolOf(shareSymbol);
      const sold = ((pool?.balance_a ?? 0n) * thousandths) / 1000n;
      push(63, {
        account: accountId('grace-whale8'),
        pool: pool?.id,
        amount_to_sell: { amount: sold.toString(), asset_id: BTS },
        min_to_receive: { amount: '1', asset_id: pool?.asset_b },
        extensions: [],
      });
    },
    emptyPool(shareSymbol) {
      for (const { name } of devnet.accounts) {
        const shares = balanceOf(name, shareSymbol);
        if (shares === 0n) continue;
        push(62, {
          account: accountId(name),
          pool: poolOf(shareSymbol)?.id,
          share_amount: { amount: shares.toString(), asset_id: assetId(shareSymbol) },
          extensions: [],
        });
      }
    },
    settled: () => expect.poll(() => ledger.pending().length).toBe(0),
  };
}
