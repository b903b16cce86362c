/** Addresses of data and files, not of screens. */
const data = /^\/(?:api|market\/price|faucet|gateways|staking|news|scam|assets)\//u;
/** Endings of files: a symbol (XBTSX.STH) and an id (1.19.0) have a dot too. */
const files = /\.(?:js|css|map|json|svg|png|ico|txt)$/u;

/** What the service worker leaves to the network, as the bot leaves it to its files and routes; any other address opens the app. */
export const notTheApp: readonly RegExp[] = [data, files];
