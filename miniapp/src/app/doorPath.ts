import { isNewcomer } from '../features/accounts/model/isNewcomer.ts';
import { messenger } from '../platform/messenger/messenger.ts';
import { LOGIN_PATH, WELCOME_PATH } from '../platform/paths.ts';

/** Where a screen that needs an account leads without one: to the login, in the messenger to the welcome for who was never here. */
export const doorPath = (): string => (messenger.isInside && isNewcomer() ? WELCOME_PATH : LOGIN_PATH);
