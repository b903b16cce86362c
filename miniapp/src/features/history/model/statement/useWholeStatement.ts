import { useEffect } from 'react';
import { type OnAccountChange, useAccountChanges } from '../../../account/model/accountChanges.ts';
import { goOnReading, openStatement, type Statement, useStatement } from './statement.ts';

const readNews: OnAccountChange = () => void goOnReading();

/** The whole history of an account, read while a screen shows it, including new operations. */
export function useWholeStatement(account: string | null, accountId: string): Statement {
  useAccountChanges(account, readNews);
  useEffect(() => {
    if (accountId !== '') void openStatement(accountId);
  }, [accountId]);
  return useStatement();
}
