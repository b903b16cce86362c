/** Addresses of data and files, not of screens. */
const data = /^\/(?:\.|(?:api|market\/price|faucet|gateways|staking|news|scam|assets)\/)/u;
/** File extensions: a symbol (XBTSX.STH) and an id (1.19.0) contain a dot too. */
const files = /\.(?:js|css|map|json|svg|png|ico|txt)$/u;

/**
 * The addresses that the service worker leaves to the network and the bot to its files and routes; any other address
 * opens the app.
 */
export const notTheApp: readonly RegExp[] = [data, files];
