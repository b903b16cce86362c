/** The start parameter that makes the bot offer a choice of contacts to pay; it opens no screen. */
export const FIND_START = '--find';
