/** The header that identifies the page that first used its launch data: 32 hex digits of its own making. */
export const launchSessionHeader = 'x-launch-session';

/** Where a page has its launch data held for it. */
export const holdPath = '/api/v1/launch';
