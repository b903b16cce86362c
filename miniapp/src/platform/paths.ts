/** The first screen of the app, where 'back' ends. */
export const HOME_PATH = '/wallet';
/** The screen for a user without an account (spec §2). */
export const LOGIN_PATH = '/auth-pages/login';
export const CREATE_PATH = '/auth-pages/create';
/** The messenger's first screen on a device without an account. */
export const WELCOME_PATH = '/welcome';
export const NOT_FOUND_PATH = '/error-404';

/** True for login screens: they show no navigation beside them. */
export const isDoor = (path: string): boolean => path === LOGIN_PATH || path === WELCOME_PATH;
