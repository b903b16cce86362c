import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import { NodeError } from '../../chain/ledger/nodeError.ts';
import type { Deposit, GatewayBook } from './gatewayBook.ts';
import type { LocalCoin } from './gatewayCoins.ts';
import { pushAsGateway } from './pushAsGateway.ts';

/** An uncredited deposit, with the reason. */
export class DepositRefusal extends Error {
  override readonly name = 'DepositRefusal';
}

/**
 * A payment to a gateway: coins for an account, for an assigned address (and memo), or for the shared one with its
 * memo.
 */
export interface Arrival {
  readonly symbol: string;
  /** Whole coins as a decimal text. */
  readonly amount: string;
  readonly family?: GatewayFamily;
  readonly account?: string;
  readonly address?: string;
  readonly memo?: string;
}

/**
 * Makes a deposit arrive: the coin's issuer issues it to the account, in the next block.
 * @throws DepositRefusal without an account to credit or below the coin's minimum
 */
export function creditDeposit(ledger: Ledger, book: GatewayBook, arrival: Arrival): Deposit {
  const family = arrival.family ?? book.familyOf(arrival.symbol);
  const coin = family === undefined ? undefined : book.coin(family, arrival.symbol);
  if (family === undefined || coin === undefined)
    throw new DepositRefusal(`no gateway has ${arrival.symbol}`);
  const name = arrival.account ?? accountInMemo(coin, arrival) ?? recipientOf(book, arrival);
  const account = name === undefined ? undefined : ledger.state.accountByName(name);
  if (account === undefined) throw new DepositRefusal('nobody was given that address and memo');
  const asset = ledger.state.assetBySymbol(coin.symbol);
  if (asset === undefined) throw new DepositRefusal(`the chain has no ${coin.symbol}`);
  const units = readUnits(arrival.amount, asset.precision);
  if (units < parseAmount(coin.minAmount, asset.precision))
    throw new DepositRefusal(`under the minimum of ${coin.minAmount}: it is not credited`);
  const deposit = {
    family,
    symbol: coin.symbol,
    account: account.name,
    amount: arrival.amount,
    transactionId: issue(ledger, { issuer: asset.issuer, to: account.id, assetId: asset.id, units }),
  };
  book.deposits.push(deposit);
  return deposit;
}

function readUnits(text: string, precision: number): bigint {
  try {
    return parseAmount(text, precision);
  } catch (error) {
    throw new DepositRefusal(`the amount can't be read: ${toAppError(error).code}`);
  }
}

/** The account in the memo of a deposit to the shared address. */
function accountInMemo({ gatewayWallet }: LocalCoin, { address, memo }: Arrival): string | undefined {
  return gatewayWallet !== null && address === gatewayWallet ? /^dex:(.+)$/.exec(memo ?? '')?.[1] : undefined;
}

function recipientOf(book: GatewayBook, { address, memo }: Arrival): string | undefined {
  return book.issued.findLast((issued) => issued.address === address && issued.memo === memo)?.account;
}

function issue(
  ledger: Ledger,
  { issuer, to, assetId, units }: { issuer: string; to: string; assetId: string; units: bigint },
): string {
  const members = {
    issuer,
    asset_to_issue: { amount: units.toString(), asset_id: assetId },
    issue_to_account: to,
    extensions: [],
  };
  try {
    return pushAsGateway(ledger, [operationType.asset_issue, members]);
  } catch (error) {
    if (error instanceof NodeError) throw new DepositRefusal(error.message);
    throw error;
  }
}
