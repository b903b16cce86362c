/** The header that identifies the first page that used its launch data: 32 random hex digits. */
export const launchSessionHeader = 'x-launch-session';

/** The path that binds launch data to a page. */
export const holdPath = '/api/v1/launch';
