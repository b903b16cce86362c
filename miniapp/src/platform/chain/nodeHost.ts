/** A node's address without its protocol and path, as a person tells nodes apart. */
export const hostOf = (url: string): string =>
  url.replace(/^wss?:\/\/(?:[^/?#]*@)?/u, '').replace(/[/?#].*$/u, '');
