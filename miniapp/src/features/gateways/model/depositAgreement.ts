import { AppError } from '@xbts/shared/errors/appError.ts';

/** An address with its memo, from one request. */
export interface GivenAddress {
  readonly address: string;
  readonly memo: string | null;
}

/**
 * The source: both the bot's server and the page · the page itself, since the address differs each time · the server
 * alone.
 */
export type AskedBy = 'both' | 'page' | 'server';

const isSame = (one: GivenAddress, other: GivenAddress): boolean =>
  one.address === other.address && one.memo === other.memo;

const textOf = ({ address, memo }: GivenAddress): string =>
  memo === null ? address || '—' : `${address || '—'} · ${memo}`;

/**
 * A deposit address requested twice: by the bot's server, and by the page itself, which resolves to null when it cannot
 * ask. Some gateways make a new address at each request, so that two naturally differ: to find out, the page asks once
 * more, and then uses its own. When the page gets the same one again, the server's is false.
 * @throws AppError gateway.two_addresses, and the errors of `server`
 */
export async function agreedAddress(ask: {
  server: () => Promise<GivenAddress>;
  page: () => Promise<GivenAddress | null>;
}): Promise<GivenAddress & { askedBy: AskedBy }> {
  const [byServer, byPage] = await Promise.all([ask.server(), ask.page()]);
  if (byPage === null) return { ...byServer, askedBy: 'server' };
  if (isSame(byServer, byPage)) return { ...byPage, askedBy: 'both' };
  const again = await ask.page();
  if (again !== null && !isSame(again, byPage)) return { ...again, askedBy: 'page' };
  throw new AppError('gateway.two_addresses', { server: textOf(byServer), page: textOf(byPage) });
}
