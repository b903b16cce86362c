import { nodeHostOf } from '@xbts/shared/protocol/nodeAddress.ts';

/** A node's host with its port, as a person tells nodes apart: in the form that the browser connects by, however it was spelled. */
export function hostOf(url: string): string {
  const address = nodeHostOf(url);
  if (address === null) return url;
  return address.port === '' ? address.host : `${address.host}:${address.port}`;
}
