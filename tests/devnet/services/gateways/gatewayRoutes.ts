import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import type { ServiceRoute } from '../serviceRoutes.ts';
import { depositAddressOf, isAddressOf } from './addresses.ts';
import type { GatewayBook } from './gatewayBook.ts';
import { gatewayWallets } from './gatewayCoins.ts';

interface GatewayParts {
  readonly book: GatewayBook;
  readonly ledger: Ledger;
}

/** One family under /gateways/{family}: its coins, new deposit addresses, the check of an address. */
export function gatewayRoutes(family: GatewayFamily, parts: GatewayParts): readonly ServiceRoute[] {
  const base = `/gateways/${family}`;
  return [
    { method: 'GET', path: `${base}/coins`, answer: () => coinRows(family, parts) },
    {
      method: 'POST',
      path: `${base}/wallets/:walletType/new-deposit-address`,
      answer: (request, reply) => newAddress(family, parts, request, reply),
    },
    {
      method: 'POST',
      path: `${base}/wallets/:walletType/check-address/`,
      answer: (request) => {
        const { address } = (request.body ?? {}) as { address?: unknown };
        return { isValid: typeof address === 'string' && isAddressOf(walletTypeOf(request), address) };
      },
    },
  ];
}

const walletTypeOf = (request: FastifyRequest) => (request.params as { walletType: string }).walletType;

/** As the real ones: some numbers come as text, some as numbers, and the odd row is of no use. */
function coinRows(family: GatewayFamily, { book, ledger }: GatewayParts): unknown[] {
  const rows = book.coins(family).map(({ address: _, memo: __, ...coin }) => {
    const asset = ledger.state.assetBySymbol(coin.symbol);
    return {
      gatewayWallet: gatewayWallets[family],
      ...coin,
      gateFee: Number(coin.gateFee),
      confirmations: String(coin.confirmations),
      issuer: asset === undefined ? null : ledger.state.account(asset.issuer).name,
      issuerId: asset?.issuer ?? null,
      precision: asset?.precision ?? null,
    };
  });
  return family === 'waves' ? [...rows, { name: 'a coin that is being set up' }] : rows;
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
