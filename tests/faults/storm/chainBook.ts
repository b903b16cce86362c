import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { AppliedBlock } from '../../devnet/chain/ledger/ledger.ts';
import type { Devnet } from '../../devnet/startDevnet.ts';
import type { KeptTransaction } from './person.ts';

/** A transfer by the bot's name for it: block/transaction/operation. */
export interface BookedTransfer {
  readonly place: string;
  readonly from: string;
  readonly to: string;
}

export interface BookedCancellation {
  readonly block: number;
  readonly account: string;
}

/** The chain's own record of the storm. */
export interface ChainBook {
  /** Signed transactions by their ids, with the number of inclusions in a block. */
  readonly signed: ReadonlyMap<string, number>;
  readonly transfers: readonly BookedTransfer[];
  /** For each cancelled order: the block, and the owner's account. */
  readonly cancelled: readonly BookedCancellation[];
  close(): void;
}

/** Starts recording every block. */
export function openChainBook({ ledger }: Devnet): ChainBook {
  const signed = new Map<string, number>();
  const transfers: BookedTransfer[] = [];
  const cancelled: BookedCancellation[] = [];
  const close = ledger.onBlock((block) => {
    // The storm's own operations have no signature.
    for (const { id, transaction } of block.transactions)
      if (transaction.signatures.length > 0) signed.set(id, (signed.get(id) ?? 0) + 1);
    transfers.push(...transfersOf(block));
    cancelled.push(...cancellationsOf(block));
  });
  return { signed, transfers, cancelled, close };
}

/** Payments, and amounts issued to an account: both are reported alike. */
const transfersOf = ({ number, operations }: AppliedBlock): BookedTransfer[] =>
  operations
    .filter(({ is_virtual }) => !is_virtual)
    .flatMap(({ op: [type, body], trx_in_block, op_in_trx }) => {
      const place = `${number}/${trx_in_block}/${op_in_trx}`;
      const { from, to, issuer, issue_to_account } = Object(body);
      if (type === operationType.transfer) return [{ place, from: String(from), to: String(to) }];
      if (type === operationType.asset_issue)
        return [{ place, from: String(issuer), to: String(issue_to_account) }];
      return [];
    });

const cancellationsOf = ({ number, operations }: AppliedBlock): BookedCancellation[] =>
  operations
    .filter(({ op: [type], is_virtual }) => type === operationType.limit_order_cancel && !is_virtual)
    .map(({ op: [, body] }) => ({ block: number, account: String(Object(body).fee_paying_account) }));

/** Contradictions between the devices' records of their transactions and the chain; empty when they agree. */
export function transactionFaults(
  book: Pick<ChainBook, 'signed'>,
  kept: readonly KeptTransaction[],
): string[] {
  const known = new Map(kept.map((each) => [each.id, each]));
  const doubled = [...book.signed]
    .filter(([, times]) => times > 1)
    .map(([id]) => `${id} is on the chain twice`);
  const unknown = [...book.signed.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `${id} is on the chain, and no device knows it`);
  return [...doubled, ...unknown, ...kept.flatMap((each) => endFaults(each, book.signed.has(each.id)))];
}

function endFaults({ id, phase, told }: KeptTransaction, isOnChain: boolean): string[] {
  switch (phase) {
    case 'irreversible':
      if (!isOnChain) return [`${id} counts as irreversible, and is not on the chain`];
      return told === 'included' ? [] : [`${id} is irreversible, and was told as ${told ?? 'nothing'}`];
    case 'expired':
    case 'refused':
      if (isOnChain) return [`${id} counts as ${phase}, and is on the chain`];
      return told === phase ? [] : [`${id} is ${phase}, and was told as ${told ?? 'nothing'}`];
    default:
      return [`${id} has not ended: ${phase}`];
  }
}
