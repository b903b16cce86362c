import type { IncludedTransaction } from '../ledger/ledger.ts';
import { type ApiMethods, method } from './apiMethod.ts';
import { readRecord, readUint } from './arguments.ts';
import { InternalError } from './internalError.ts';
import { LostAnswer } from './lostAnswer.ts';
import type { Session } from './session.ts';

/** Pushes a transaction under the node's broadcast fault. Gives its id, or undefined when it never reaches the chain. */
function push({ view }: Session, transaction: unknown): string | undefined {
  const record = readRecord(transaction);
  const fault = view.faults.takeBroadcastFault();
  if (fault === 'refused') throw new InternalError('the node could not take the transaction');
  if (fault === 'not_forwarded') {
    view.liar.swallowed.keep(record);
    return undefined;
  }
  if (fault === 'false_block') return view.liar.swallowed.show(record);
  if (fault === 'none') return view.ledger.pushTransaction(record).id;
  try {
    view.ledger.pushTransaction(record);
  } catch (cause) {
    throw new LostAnswer(view.faults.settings.isConnectionCutOnLoss, cause);
  }
  throw new LostAnswer(view.faults.settings.isConnectionCutOnLoss);
}

/** Resolves when this node learns of a block with the transaction; never when there is none. */
function inclusionOf({ view }: Session, id: string): Promise<IncludedTransaction> {
  return new Promise((resolve) => {
    const stop = view.onApplied(({ transactions }) => {
      const included = transactions.find((transaction) => transaction.id === id);
      if (included === undefined) return;
      stop();
      resolve(included);
    });
  });
}

/** The network_broadcast API (graphene app/api.cpp). */
export const broadcastApi: ApiMethods = {
  broadcast_transaction: method(1, (session, [transaction]) => {
    push(session, transaction);
    return null;
  }),
  broadcast_transaction_with_callback: method(2, (session, [callback, transaction]) => {
    const id = push(session, transaction);
    if (id !== undefined) session.subscriptions.awaitConfirmation(id, readUint(callback));
    return null;
  }),
  broadcast_transaction_synchronous: method(1, async (session, [transaction]) => {
    const id = push(session, transaction);
    if (id === undefined) return new Promise(() => undefined);
    const { blockNumber, index, transaction: trx } = await inclusionOf(session, id);
    return { id, block_num: blockNumber, trx_num: index, trx };
  }),
};
