import { useAccounts } from './accounts.ts';

/** True while this device knows no account: nobody has created one here, logged in, or looked at one. */
export const isNewcomer = (): boolean => useAccounts.getState().accounts.length === 0;
