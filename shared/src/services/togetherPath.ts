/** Several reads of the data server in one request. */
export const TOGETHER_PATH = '/api/v1/together';

/** Paths without input that jobs and screens ask for in the same moment: all of them are answered from memory as a rule. */
const gathered =
  /^\/(?:market\/price|api\/v1\/(?:tickers|gateway-board)|scam|staking\/api\/(?:public|get))\b/u;

/** Whether a path may be one of those that are asked for together; the server knows them one by one. */
export const isGathered = (path: string): boolean => gathered.test(path);

/** The address of several paths, which are sorted: the same set has one address, and one answer in every cache. */
export const togetherPath = (sorted: readonly string[]): string => `${TOGETHER_PATH}?paths=${sorted}`;

/** The paths that such an address names, as its query holds them. */
export const pathsTogether = (text: string): string[] => text.split(',');
