/** The screen that the app opens with, and where 'back' ends. */
export const HOME_PATH = '/wallet';
/** Where a user without an account is led (spec §2). */
export const LOGIN_PATH = '/auth-pages/login';
export const CREATE_PATH = '/auth-pages/create';
/** Where the messenger leads a device that knows no account. */
export const WELCOME_PATH = '/welcome';
export const NOT_FOUND_PATH = '/error-404';

/** True for the screens that let somebody in: no bar and no other door is shown beside them. */
export const isDoor = (path: string): boolean => path === LOGIN_PATH || path === WELCOME_PATH;
