import { useAccounts } from './accounts.ts';
import { useCreationDraft } from './creationDraft.ts';

/** True while this device knows no account: nobody has created one here, logged in, or looked at one. */
export const isNewcomer = (): boolean =>
  useAccounts.getState().accounts.length === 0 && useCreationDraft.getState().name === '';
