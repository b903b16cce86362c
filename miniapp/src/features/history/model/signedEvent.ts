import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { describeOperation } from './describeOperation.ts';
import type { Described } from './summary.ts';

/** The operations of a signed transaction as an event of an account's (1.2.x) history; null: it has none. */
export function signedEvent({ operations }: SignedTransaction, accountId: string): Described | null {
  const [first, ...more] = operations
    .map((op) => ({
      description: describeOperation({ op: [op[0], { ...op[1] }], result: [0, {}] }, accountId),
    }))
    .reverse();
  return first === undefined ? null : { cause: 'transaction', rows: [first, ...more] };
}
