import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { forbiddenPartOf } from '@xbts/shared/services/faucetRules.ts';
import { useSettled } from '../../../../../platform/cache/settled.ts';
import { useAccountByName } from '../../../../account/model/accountByName.ts';

const LONGEST = 63;

/**
 * The fault of a new account's name so far (spec §5), or null. An empty name is not wrong yet. A name that passes is
 * one of the faucet's standard names: it has a digit or a hyphen. No dots: a name with one belongs to the account
 * behind it, which alone can register it (chain.md §10).
 */
export function newNameError(name: string): AppError | null {
  if (name === '') return null;
  if (!/^[a-z][a-z0-9-]*$/u.test(name)) return new AppError('account_name.malformed');
  if (name.length > LONGEST) return new AppError('account_name.too_long');
  if (/-(?:-|$)/u.test(name)) return new AppError('account_name.after_hyphen');
  if (!/[0-9-]/u.test(name)) return new AppError('account_name.premium');
  const part = forbiddenPartOf(name);
  return part === undefined ? null : new AppError('account_name.barred_part', { part });
}

/** The state of a name that is being typed. */
export interface NewName {
  readonly error: AppError | null;
  readonly isChecking: boolean;
  /** True once the chain has no account of that name. */
  readonly isFree: boolean;
}

/** Checks a name against the rules at once, and against the chain after a pause in typing. */
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
