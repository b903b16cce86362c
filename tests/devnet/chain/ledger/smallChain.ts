import { createLedger } from './createLedger.ts';
import type { Genesis } from './genesis.ts';
import type { Ledger } from './ledger.ts';
import { NodeError } from './nodeError.ts';

const KEY = 'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

/** Epoch seconds of the small chain's genesis. */
export const GENESIS_SECONDS = Date.parse('2026-01-01T00:00:00Z') / 1000;

export const OWNER = '1.2.17';
export const TRADER = '1.2.18';
export const ASSET_A = '1.3.1';
export const ASSET_B = '1.3.2';
export const SHARE = '1.3.3';

const account = (name: string, isLifetimeMember = false) => ({
  name,
  owner: KEY,
  active: KEY,
  memoKey: KEY,
  isLifetimeMember,
});

const asset = (symbol: string) => ({ symbol, precision: 0, issuer: 'pool-owner1' });

/** A chain with an owner and a trader, both rich in core and in two assets without decimals, and an unissued share asset. */
export async function startSmallChain(changes: Partial<Genesis> = {}): Promise<Ledger> {
  return createLedger({
    genesis: {
      chainId: '11'.repeat(32),
      time: '2026-01-01T00:00:00',
      accounts: [account('pool-owner1', true), account('trader2', true)],
      assets: [asset('AAA'), asset('BBB'), asset('SHARE')],
      balances: ['pool-owner1', 'trader2'].flatMap((name) => [
        { account: name, symbol: 'BTS', amount: 10n ** 14n },
        { account: name, symbol: 'AAA', amount: 4n * 10n ** 14n },
        { account: name, symbol: 'BBB', amount: 4n * 10n ** 14n },
      ]),
      ...changes,
    },
    now: () => GENESIS_SECONDS * 1000,
  });
}

/** Pushes one operation with the required fee. */
export function pushPaid(ledger: Ledger, id: number, members: object): { id: string } {
  const [fee] = ledger.requiredFees([[id, members]], '1.3.0');
  return ledger.pushOperations([[id, { fee, ...members }]]);
}

/** The error of a refused call; fails the test when it is not refused. */
export function refusalOf(run: () => unknown): NodeError {
  try {
    run();
  } catch (error) {
    if (error instanceof NodeError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
