import { randomInt } from 'node:crypto';
import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { AskedPayment } from '@xbts/shared/services/paymentRequests.ts';
import type { RequestFacts } from '../chain/requestFacts.ts';
import type { Storage } from '../storage/openStorage.ts';
import { accountsOf } from '../storage/repositories/accounts.ts';
import { keepRequest, MOST_REQUESTS, type NewRequest } from '../storage/repositories/paymentRequests.ts';

export interface RequestDeps {
  readonly storage: Pick<Storage, 'db'>;
  readonly requestFacts: RequestFacts;
}

/** A wanted request: its maker, language and content. */
export interface WantedRequest {
  readonly uid: number;
  readonly language: string;
  /** The asset with or without the gateway's prefix. */
  readonly asked: AskedPayment;
  /** False while it is only offered to its maker. */
  readonly isSent: boolean;
}

/**
 * Stores a request for a day, with the chain's account and asset.
 * @throws AppError recipient.unknown, chain.unknown_asset, amount.zero, amount.too_many_decimals, amount.too_large,
 * payment_request.too_many, and node.*
 */
export async function makeRequest(
  { storage, requestFacts }: RequestDeps,
  { uid, language, asked, isSent }: WantedRequest,
): Promise<NewRequest> {
  const { to, memo } = asked;
  const account = await requestFacts.account(to);
  if (account === undefined) throw new AppError('recipient.unknown', { account: to });
  const own = await accountsOf(storage.db, uid);
  const made: NewRequest = {
    id: newId(),
    uid,
    language,
    accountId: account.id,
    account: account.name,
    memo,
    isOwn: own.some(({ id }) => id === account.id),
    ...(await wantedAmount(requestFacts, asked)),
    afterBlock: requestFacts.head(),
    isSent,
  };
  if (await keepRequest(storage.db, made)) return made;
  throw new AppError('payment_request.too_many', { most: MOST_REQUESTS });
}

async function wantedAmount(
  requestFacts: RequestFacts,
  { asset: typed, amount }: AskedPayment,
): Promise<Pick<NewRequest, 'symbol' | 'amount' | 'assetId' | 'units'>> {
  if (typed === '') return { symbol: '', amount, assetId: null, units: null };
  const asset = await requestFacts.asset(typed);
  if (asset === undefined) throw new AppError('chain.unknown_asset');
  const units = amount === '' ? null : parseAmount(amount, asset.precision);
  if (units === 0n) throw new AppError('amount.zero');
  return { symbol: asset.symbol, amount, assetId: asset.id, units };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 95 random bits: nobody finds a request by trying ids. */
const newId = (): string => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
