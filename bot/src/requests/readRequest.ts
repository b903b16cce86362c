import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SavedRequest } from '@xbts/shared/services/paymentRequests.ts';
import type { Storage } from '../storage/openStorage.ts';
import { findRequest, noteSent, type StoredRequest } from '../storage/repositories/paymentRequests.ts';

/** The number of the block in block/transaction/operation. */
export const blockOf = (operation: string): number => Number(operation.split('/', 1)[0]);

/**
 * A request for a reader, which thereby counts as sent.
 * @throws AppError payment_request.unknown, payment_request.expired
 */
export async function readRequest({ db }: Pick<Storage, 'db'>, id: string): Promise<SavedRequest> {
  const found = await openRequest({ db }, id);
  return {
    to: found.account,
    asset: found.symbol,
    amount: found.amount,
    memo: found.memo,
    madeAt: found.madeAt.getTime(),
    expiresAt: found.expiresAt.getTime(),
    paidBlock: found.paid === null ? null : blockOf(found.paid.operation),
  };
}

/** The same in its stored form. @throws AppError payment_request.unknown, payment_request.expired */
export async function openRequest({ db }: Pick<Storage, 'db'>, id: string): Promise<StoredRequest> {
  const found = await findRequest(db, id);
  if (found === undefined) throw new AppError('payment_request.unknown');
  if (found.isOver) throw new AppError('payment_request.expired');
  await noteSent(db, id);
  return found;
}
