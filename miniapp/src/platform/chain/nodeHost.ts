import { nodeHostOf } from '@xbts/shared/protocol/nodeAddress.ts';

/** A node's host with its port, which people recognise: in the browser's form, in any spelling. */
export function hostOf(url: string): string {
  const address = nodeHostOf(url);
  if (address === null) return url;
  return address.port === '' ? address.host : `${address.host}:${address.port}`;
}
