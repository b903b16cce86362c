import { AppError } from '@xbts/shared/errors/appError.ts';
import type { DataSource } from './dataSource.ts';

/** Rejects like an unreachable service. */
export const silent = () => Promise.reject(new AppError('service.unreachable'));

/** A data source without answers; a test overrides the reads it needs. */
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
