import { AppError } from '@xbts/shared/errors/appError.ts';
import type { DataSource } from './dataSource.ts';

/** Rejects as a service that can't be reached. */
export const silent = () => Promise.reject(new AppError('service.unreachable'));

/** A data source that answers nothing; a test puts what it needs over it. */
export const silentReads: DataSource['reads'] = {
  tickers: silent,
  globalProperties: silent,
  lpHistory: silent,
  holders: silent,
  lpsA: silent,
  lpsB: silent,
  lps: silent,
  lpSingle: silent,
  getAccount: silent,
  price: silent,
  priceDays: silent,
};
