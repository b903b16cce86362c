/** The start parameter under which the bot offers to choose a contact to pay; it opens no screen. */
export const FIND_START = '--find';
