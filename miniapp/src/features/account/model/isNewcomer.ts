import { useAccounts } from './accounts.ts';

/** True while this device knows no account, whether created, logged in or viewed. */
export const isNewcomer = (): boolean => useAccounts.getState().accounts.length === 0;
