import { useAccounts } from './accounts.ts';
import { useCreationDraft } from './creationDraft.ts';

/** True while this device knows no account, whether created, logged in or viewed. */
export const isNewcomer = (): boolean =>
  useAccounts.getState().accounts.length === 0 && useCreationDraft.getState().name === '';
