/** A part of the product whose tests are tried, and the required share of noticed changes. */
export interface Room {
  readonly name: string;
  readonly files: string;
  readonly target: number;
  /** Its tests set the time zone of the whole process: they need a separate one, which starts more slowly. */
  readonly isZoned?: boolean;
  /** Its effects are visible in a database: tests with one run too, after those next to the code. */
  readonly isStored?: boolean;
}

const core = 0.95;
const rest = 0.9;

export const rooms: readonly Room[] = [
  { name: 'amounts', files: 'shared/src/amounts/*.ts', target: core, isZoned: true },
  { name: 'amm', files: 'shared/src/amm/*.ts', target: core },
  { name: 'market', files: 'shared/src/market/**/*.ts', target: core },
  { name: 'staking', files: 'shared/src/staking/*.ts', target: core, isZoned: true },
  { name: 'protocol', files: 'shared/src/protocol/**/*.ts', target: core },
  { name: 'signer', files: 'miniapp/src/signer/**/*.ts', target: core },
  { name: 'client', files: 'shared/src/client/*.ts', target: rest },
  { name: 'actions', files: 'shared/src/actions/**/*.ts', target: rest },
  { name: 'ledger', files: 'shared/src/ledger/*.ts', target: rest },
  { name: 'services', files: 'shared/src/services/*.ts', target: rest },
  { name: 'transactions', files: 'miniapp/src/features/transactions/**/*.ts', target: rest },
  { name: 'notices', files: 'bot/src/notices/**/*.ts', target: rest, isStored: true },
  { name: 'server', files: 'bot/src/server/**/*.ts', target: rest, isStored: true },
];
