import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { dataServerPaths, servicePrefixes } from '@xbts/shared/services/contract.ts';
import { type ForeignNetwork, foreignChainPaths } from '@xbts/shared/services/foreignChains.ts';
import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import { type GatewayRecord, gatewayRecordPaths } from '@xbts/shared/services/gatewayRecord.ts';
import { type GatewayCoin, type GatewayFamily, gatewayPaths } from '@xbts/shared/services/gateways.ts';
import type { Route, RouteAnswer, RouteInput } from '@xbts/shared/services/route.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';
import type { GivenAddress } from './depositAgreement.ts';

type AskOptions = { signal?: AbortSignal | undefined; prefix?: string };

/** A refusal of the bot's server under its code, which says whether the gateway is down, garbled, or refuses itself. */
async function ask<R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: AskOptions,
): Promise<RouteAnswer<R>> {
  try {
    return await callService(fetchJson, route, input, options);
  } catch (error) {
    if (!hasCode(error, 'service.refused')) throw error;
    const { code, message, status } = error.facts;
    // 4xx: the gateway's own words about the request; the server has named all other failures.
    if (typeof status === 'number' && status < 500 && message !== '')
      throw new AppError('gateway.refused', { message: String(message) }, error);
    const known: ErrorCode | undefined = errorCodes.find(
      (each) => each === code && each !== 'service.refused',
    );
    throw new AppError(known ?? 'service.unreachable', { path: route.path }, error);
  }
}

/** Every configured gateway with its state and coins, from the bot's cache. @throws AppError service.* codes */
export async function readGatewayBoard(signal?: AbortSignal): Promise<readonly BoardGateway[]> {
  const { gateways } = await ask(dataServerPaths.gatewayBoard, {}, { signal });
  const missing: ErrorCode = 'service.not_configured';
  return gateways.rows.filter(({ failure }) => failure !== missing);
}

/** The gateways' recent payout speeds, and their support addresses. @throws AppError service.* codes */
export async function readGatewayRecord(signal?: AbortSignal): Promise<readonly GatewayRecord[]> {
  return (await ask(gatewayRecordPaths.record, {}, { signal })).gateways.rows;
}

/** A payment's confirmations in another network, if there is a counter. @throws AppError service.* codes */
export function readConfirmations(
  network: ForeignNetwork,
  transaction: string,
  signal?: AbortSignal,
): Promise<RouteAnswer<typeof foreignChainPaths.confirmations>> {
  return ask(foreignChainPaths.confirmations, { params: { network, transaction } }, { signal });
}

/** The present coins of a gateway. @throws AppError service.* codes */
export async function readPresentCoins(
  family: GatewayFamily,
  signal?: AbortSignal,
): Promise<readonly GatewayCoin[]> {
  const prefix = servicePrefixes.gateway(family);
  return (await ask(gatewayPaths.presentCoins, {}, { signal, prefix })).coins.rows;
}

/** One present coin of a gateway. @throws AppError gateway.no_offer, service.* codes */
export async function readPresentCoin(
  family: GatewayFamily,
  symbol: string,
  signal?: AbortSignal,
): Promise<GatewayCoin> {
  const coin = (await readPresentCoins(family, signal)).find((each) => each.symbol === symbol);
  if (coin === undefined) throw new AppError('gateway.no_offer', { symbol });
  return coin;
}

/** The wallet type of a coin in requests to its gateway. @throws AppError gateway.no_wallet_type */
export function walletTypeOf({ walletType, symbol }: GatewayCoin): string {
  if (walletType) return walletType;
  throw new AppError('gateway.no_wallet_type', { symbol });
}

/** The request for an account's deposit address of a coin. @throws AppError gateway.no_wallet_type */
export const depositWish = (coin: GatewayCoin, account: string) => ({
  params: { walletType: walletTypeOf(coin) },
  body: {
    inputCoinType: coin.backingCoin.toLowerCase(),
    outputCoinType: coin.symbol.toLowerCase(),
    outputAddress: account,
  },
});

/** The address in a gateway's answer, with its memo. */
export const givenIn = ({
  inputAddress,
  inputMemo,
}: RouteAnswer<typeof gatewayPaths.newDepositAddress>): GivenAddress => ({
  address: inputAddress?.trim() ?? '',
  memo: inputMemo?.trim() || null,
});

/** A deposit address from the gateway, not checked yet. @throws AppError gateway.refused, service.* codes */
export async function askDepositAddress(
  family: GatewayFamily,
  coin: GatewayCoin,
  account: string,
  signal?: AbortSignal,
): Promise<GivenAddress> {
  const prefix = servicePrefixes.gateway(family);
  const answer = await ask(gatewayPaths.newDepositAddress, depositWish(coin, account), { signal, prefix });
  if (answer.error) throw new AppError('gateway.refused', { message: answer.error.slice(0, 300) });
  return givenIn(answer);
}

/**
 * Whether the gateway accepts an address for a withdrawal of the coin. @throws AppError gateway.refused, service.*
 * codes
 */
export async function askIsAddress(
  family: GatewayFamily,
  coin: GatewayCoin,
  address: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const { isValid } = await ask(
    gatewayPaths.checkAddress,
    { params: { walletType: walletTypeOf(coin) }, body: { address } },
    { signal, prefix: servicePrefixes.gateway(family) },
  );
  return isValid;
}
