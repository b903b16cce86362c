import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { useSettled } from '../../../../../platform/cache/settled.ts';
import { useAccountByName } from '../../../model/accountByName.ts';
import { newNameError } from './newName.ts';

/** What is known of a name that is being typed. */
export interface NewName {
  readonly error: AppError | null;
  readonly isChecking: boolean;
  /** True once the chain has no account of that name. */
  readonly isFree: boolean;
}

/** Holds a name against the rules at once, and against the chain after a pause in typing. */
export function useNewName(name: string): NewName {
  const settled = useSettled(name);
  const ruleError = newNameError(name);
  const isAsking = name !== '' && ruleError === null && settled === name;
  const { data, error } = useAccountByName(isAsking ? name : null);
  if (name === '' || ruleError !== null) return { error: ruleError, isChecking: false, isFree: false };
  if (!isAsking || (data === undefined && error === null))
    return { error: null, isChecking: true, isFree: false };
  if (data) {
    return { error: new AppError('account_name.taken', { account: name }), isChecking: false, isFree: false };
  }
  return { error: error === null ? null : toAppError(error), isChecking: false, isFree: data === null };
}
