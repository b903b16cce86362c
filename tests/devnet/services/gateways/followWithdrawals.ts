import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { decryptMemo, readPublicMemo } from '@xbts/shared/protocol/memo.ts';
import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { type GatewayFamily, gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import type { Asset } from '../../chain/ledger/objects/amounts.ts';
import type { OperationRecord } from '../../chain/ledger/objects/operations.ts';
import { worldAccount } from '../../world/accounts.ts';
import { isAddressOf } from './addresses.ts';
import type { GatewayBook, Withdrawal } from './gatewayBook.ts';
import { gatewayWallets } from './gatewayCoins.ts';
import { pushAsGateway } from './pushAsGateway.ts';

type Transfer = Readonly<{ from: string; to: string; amount: Asset; memo?: Memo }>;

/** Watches for transfers to the gateways' wallets: a good one is burnt in a later block, as the real gateway pays it. */
export function followWithdrawals(ledger: Ledger, book: GatewayBook): () => void {
  const wallets = new Map<string | undefined, GatewayFamily>(
    gatewayFamilies.map((family) => [ledger.state.accountByName(gatewayWallets[family])?.id, family]),
  );
  return ledger.onBlock(({ operations }) => {
    const arrived = operations.flatMap((record) => {
      const [type, members] = record.op;
      const family = type === operationType.transfer ? wallets.get(String(members.to)) : undefined;
      return family === undefined ? [] : [{ family, record, transfer: members as Transfer }];
    });
    // Not within the block that is being made: the burn is a transaction of its own.
    if (arrived.length > 0)
      setImmediate(() => {
        for (const each of arrived) book.withdrawals.push(withdraw(ledger, book, each));
      });
  });
}

function withdraw(
  ledger: Ledger,
  book: GatewayBook,
  { family, record, transfer }: { family: GatewayFamily; record: OperationRecord; transfer: Transfer },
): Withdrawal {
  const asset = ledger.state.asset(transfer.amount.asset_id);
  const memo = memoText(family, transfer.memo);
  const seen = {
    family,
    symbol: asset.symbol,
    account: ledger.state.account(transfer.from).name,
    amount: formatPlain(transfer.amount.amount, asset.precision),
    memo,
    operationId: record.id,
  };
  const coin = book.coin(family, asset.symbol);
  const [backingCoin, address = ''] = memo.split(':');
  const isGood =
    coin?.withdrawalAllowed === true &&
    backingCoin === coin.backingCoin.toLowerCase() &&
    isAddressOf(coin.walletType, address) &&
    transfer.amount.amount >= parseAmount(coin.minAmount, asset.precision);
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

/** The text of a memo to a gateway; '' when there is none or it is for another account. */
function memoText(family: GatewayFamily, memo: Memo | undefined): string {
  if (memo === undefined) return '';
  const name = gatewayWallets[family];
  const privateKey = privateKeyFromPassword(name, 'memo', worldAccount(name).password);
  const own = formatPublicKey(publicKeyOf(privateKey));
  const plain = { ...memo, nonce: String(memo.nonce) };
  try {
    return (
      readPublicMemo(plain) ??
      decryptMemo({ memo: plain, privateKey, publicKeyOther: memo.from === own ? memo.to : memo.from })
    );
  } catch (error) {
    // A memo that can't be read names no address: the withdrawal is refused for that.
    if (error instanceof AppError) return '';
    throw error;
  }
}
