/** The screen that the app opens with, and where 'back' ends. */
export const HOME_PATH = '/wallet';
/** Where a user without an account is led (spec §2). */
export const LOGIN_PATH = '/auth-pages/login';
export const NOT_FOUND_PATH = '/error-404';
