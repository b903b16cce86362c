import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import type { ServiceForm } from '../conditions.ts';
import type { ServiceRoute } from '../serviceRoutes.ts';
import { depositAddressOf, isAddressOf } from './addresses.ts';
import type { GatewayBook } from './gatewayBook.ts';
import { guessedRows, realRows } from './rows.ts';

interface GatewayParts {
  readonly book: GatewayBook;
  readonly ledger: Ledger;
}

/** The family that has its list only at `coin`, and checks an address without a trailing slash. */
const otherPaths: GatewayFamily = 'waves';

const hasOthers = (family: GatewayFamily, form: ServiceForm): boolean =>
  form === 'real' && family === otherPaths;

const notFound = (reply: FastifyReply) => reply.code(404).send({ error: 'Not Found' });

/** One family under /gateways/{family}: its coins, new deposit addresses, the check of an address. */
export function gatewayRoutes(family: GatewayFamily, parts: GatewayParts): readonly ServiceRoute[] {
  const base = `/gateways/${family}`;
  const list = (path: string, isOther: boolean): ServiceRoute => ({
    method: 'GET',
    path: base + path,
    answer: (_, reply, form) =>
      hasOthers(family, form) === isOther ? coinRows(family, parts, form) : notFound(reply),
  });
  const check = (path: string, isOther: boolean): ServiceRoute => ({
    method: 'POST',
    path: base + path,
    answer: (request, reply, form) =>
      hasOthers(family, form) === isOther ? checkAddress(request) : notFound(reply),
  });
  return [
    list('/coins', false),
    list('/coin', true),
    check('/wallets/:walletType/check-address/', false),
    check('/wallets/:walletType/check-address', true),
    {
      method: 'POST',
      path: `${base}/wallets/:walletType/new-deposit-address`,
      answer: (request, reply) => newAddress(family, parts, request, reply),
    },
  ];
}

const walletTypeOf = (request: FastifyRequest) => (request.params as { walletType: string }).walletType;

function coinRows(family: GatewayFamily, { book, ledger }: GatewayParts, form: ServiceForm): unknown[] {
  const rows = form === 'real' ? realRows : guessedRows;
  return rows(family, book.coins(family), ledger);
}

function checkAddress(request: FastifyRequest): { isValid: boolean } {
  const { address } = (request.body ?? {}) as { address?: unknown };
  return { isValid: typeof address === 'string' && isAddressOf(walletTypeOf(request), address) };
}

function newAddress(
  family: GatewayFamily,
  { book, ledger }: GatewayParts,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const coin = book.coin(family, String(body.outputCoinType));
  const account = String(body.outputAddress);
  if (coin?.walletType !== walletTypeOf(request)) return reply.code(400).send({ error: 'Unknown coin' });
  if (coin.gatewayWallet !== null)
    return reply.code(400).send({ error: `Deposits of ${coin.symbol} go to one address for everybody` });
  if (!coin.depositAllowed) return { error: 'Deposits are on maintenance' };
  if (ledger.state.accountByName(account) === undefined)
    return reply.code(400).send({ error: 'Unknown account' });
  const made = depositAddressOf(coin.walletType, account, coin.memoSupport);
  const changed = coin.memo === undefined ? {} : { inputMemo: coin.memo };
  const answer = { ...made, ...changed, inputAddress: coin.address ?? made.inputAddress };
  const memo = answer.inputMemo === undefined ? {} : { memo: answer.inputMemo };
  book.issued.push({ family, symbol: coin.symbol, account, address: answer.inputAddress, ...memo });
  return answer;
}
