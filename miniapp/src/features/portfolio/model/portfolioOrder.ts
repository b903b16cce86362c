import { forgetKeys } from '../../../platform/stored/forget.ts';
import { isPageInUse } from './portfolioStart.ts';

/** Its storage key: the account's name and the ids, separated by spaces. */
export const ORDER_KEY = 'xbts.order';
// With the first page (portfolioHead.ts).
forgetKeys('accounts', /^xbts\.order/u);

/** The ids of an account's first rows at the last visit, by value; another version's data are ignored. */
export function savedOrder(name: string | null): string[] {
  const [account, ...ids] = (localStorage.getItem(ORDER_KEY) ?? '').split(' ');
  return account === name ? ids : [];
}

/** True when a visit has ended with all prices: their sources are in the browser's cache. */
export function hasSavedOrder(): boolean {
  return localStorage.getItem(ORDER_KEY) !== null;
}

/** True when the user is already active (after a login) and the account has no saved order. */
export function isFirstLook(name: string | null): boolean {
  return isPageInUse() && savedOrder(name).length === 0;
}
