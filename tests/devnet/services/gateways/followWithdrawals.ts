import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { decryptMemo, readPublicMemo } from '@xbts/shared/protocol/memo.ts';
import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import type { Asset } from '../../chain/ledger/objects/amounts.ts';
import type { OperationRecord } from '../../chain/ledger/objects/operations.ts';
import { worldAccounts } from '../../world/accounts.ts';
import { isAddressOf } from './addresses.ts';
import type { GatewayBook, Withdrawal } from './gatewayBook.ts';
import { pushAsGateway } from './pushAsGateway.ts';

type Transfer = Readonly<{ from: string; to: string; amount: Asset; memo?: Memo }>;

interface Arrived {
  /** The first family with the coin: several may have it. */
  readonly family: GatewayFamily;
  readonly record: OperationRecord;
  readonly transfer: Transfer;
}

/**
 * Watches for transfers of the gateways' coins to their issuers: a valid one is burnt in a later block, as the real
 * gateway pays it.
 */
export function followWithdrawals(ledger: Ledger, book: GatewayBook): () => void {
  return ledger.onBlock(({ operations }) => {
    const arrived = operations.flatMap((record) => arrivedIn(ledger, book, record));
    // Not within the current block: the burn is a separate transaction.
    if (arrived.length > 0)
      setImmediate(() => {
        for (const each of arrived) book.withdrawals.push(withdraw(ledger, book, each));
      });
  });
}

function arrivedIn(ledger: Ledger, book: GatewayBook, record: OperationRecord): Arrived[] {
  const [type, members] = record.op;
  if (type !== operationType.transfer) return [];
  const transfer = members as Transfer;
  const { symbol, issuer } = ledger.state.asset(transfer.amount.asset_id);
  const family = issuer === transfer.to ? book.familyOf(symbol) : undefined;
  return family === undefined ? [] : [{ family, record, transfer }];
}

function withdraw(ledger: Ledger, book: GatewayBook, { family, record, transfer }: Arrived): Withdrawal {
  const asset = ledger.state.asset(transfer.amount.asset_id);
  const memo = memoText(ledger.state.account(transfer.to).name, transfer.memo);
  const [backingCoin = '', address = ''] = memo.split(':');
  const offer = book.withdrawn(asset.symbol, backingCoin);
  const seen = {
    family: offer?.family ?? family,
    symbol: asset.symbol,
    account: ledger.state.account(transfer.from).name,
    amount: formatPlain(transfer.amount.amount, asset.precision),
    memo,
    operationId: record.id,
  };
  const isGood =
    offer?.coin.withdrawalAllowed === true &&
    isAddressOf(offer.coin.walletType, address) &&
    transfer.amount.amount >= parseAmount(offer.coin.minAmount, asset.precision);
  if (!isGood) return { ...seen, state: 'refused' };
  const burn = {
    payer: transfer.to,
    amount_to_reserve: { amount: transfer.amount.amount.toString(), asset_id: asset.id },
    extensions: [],
  };
  return {
    ...seen,
    state: 'paid',
    transactionId: pushAsGateway(ledger, [operationType.asset_reserve, burn]),
  };
}

/** The text of a memo to an issuer; '' without one or if it is for another account. */
function memoText(issuer: string, memo: Memo | undefined): string {
  const account = worldAccounts.find(({ name }) => name === issuer);
  if (memo === undefined || account === undefined) return '';
  const privateKey = privateKeyFromPassword(account.name, 'memo', account.password);
  const own = formatPublicKey(publicKeyOf(privateKey));
  const plain = { ...memo, nonce: String(memo.nonce) };
  try {
    return (
      readPublicMemo(plain) ??
      decryptMemo({ memo: plain, privateKey, publicKeyOther: memo.from === own ? memo.to : memo.from })
    );
  } catch (error) {
    // An unreadable memo names no address, so the withdrawal is refused.
    if (error instanceof AppError) return '';
    throw error;
  }
}
