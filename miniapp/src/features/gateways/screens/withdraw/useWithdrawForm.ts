import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { shareOfBalanceRoundedDown } from '@xbts/shared/amounts/shareOfBalance.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { useState } from 'react';
import { useFullAccount } from '../../../accounts/model/account.ts';
import { balanceOf } from '../../../accounts/model/balances.ts';
import { errorOf, unitsOf } from '../../../assets/model/typedAmount.ts';
import { feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import type { FeeRowProps } from '../../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { useScamAccounts } from '../../../scam/model/scamLists.ts';
import { type AddressCheck, useAddressCheck } from '../../model/gatewayAddressCheck.ts';
import { recipientMemoError, withdrawalMemo } from '../../model/gatewayMemo.ts';
import { useGatewayMoves } from '../../model/gatewayMoves.ts';
import { arrivesRoundedDown, type GatewayTerms, termsOf } from '../../model/gatewayTerms.ts';
import { type GatewayWallet, useGatewayWallet } from '../../model/gatewayWallet.ts';
import { changedFields, earlierWallet, isOwnDepositAddress, readWithdrawal } from './withdrawForm.ts';

const USUAL_MEMO = 'x'.repeat(40);
const ANY_ACCOUNT = '1.2.0';

interface Fields {
  address: string;
  memo: string;
  hasNoMemo: boolean;
  amount: string;
  /** The account that the user has confirmed after it had changed. */
  confirmedWallet: string;
}

const untouched: Fields = { address: '', memo: '', hasNoMemo: false, amount: '', confirmedWallet: '' };

/** What is withdrawn: one coin of one gateway, as it says now, with its asset on the chain. */
export interface WithdrawalSubject {
  readonly account: string;
  readonly family: GatewayFamily;
  readonly coin: GatewayCoin;
  readonly asset: Asset;
  readonly network: string;
}

export interface WithdrawForm {
  subject: WithdrawalSubject;
  fields: Fields;
  change(change: Partial<Fields>): void;
  clear(): void;
  balance: bigint;
  terms: GatewayTerms;
  units: bigint | null;
  /** Rounded down; null while no amount is typed or no fee is stated. */
  arrives: bigint | null;
  /** The text of the chain memo; '' before there is an address. */
  memoText: string;
  accountId: string | undefined;
  address: AddressCheck;
  wallet: GatewayWallet | undefined;
  /** Took the last withdrawal, when it is another one than now. */
  walletBefore: { name: string } | null;
  /** The fee of the transfer to the gateway, and the asset that it is paid in. */
  fee: FeeRowProps;
  errors: Record<'address' | 'memo' | 'amount' | 'wallet', AppError | null>;
  isAllowed: boolean;
  takeShare(percent: number): void;
  /** Marks every field as visited, so that what is missing says so; true when all is right. */
  check(): boolean;
}

interface Sent {
  accountId: string | undefined;
  walletId: string | undefined;
  units: bigint | null;
  memoText: string;
}

/** The fee of the transfer to the gateway; what is not known yet is stood in for, since only the memo's size matters. */
function useChainFee({ account, asset }: WithdrawalSubject, sent: Sent): FeeRowProps {
  const transfer = transferOperation({
    from: sent.accountId ?? ANY_ACCOUNT,
    to: sent.walletId ?? ANY_ACCOUNT,
    assetId: asset.id,
    units: sent.units ?? 0n,
  });
  const memos = [{ index: 0, text: sent.memoText || USUAL_MEMO }];
  return useFeeChoice(account, [transfer], memos);
}

const shownWhen = (isDue: boolean, error: AppError | null): AppError | null => (isDue ? error : null);

/** The account a gateway names, held against the chain and against the last withdrawal. */
function useWallet({ account, family, coin, asset }: WithdrawalSubject, confirmedWallet: string) {
  const { forbidden: scam } = useScamAccounts();
  const { data: wallet, error } = useGatewayWallet(coin, asset, { scam, account });
  const used = useGatewayMoves((moves) => moves.wallets);
  const before = wallet === undefined ? null : earlierWallet(used, { family, symbol: coin.symbol }, wallet);
  const changed =
    wallet !== undefined && before !== null && confirmedWallet !== wallet.id
      ? new AppError('gateway.wallet_changed', { before: before.name, account: wallet.name })
      : null;
  return { wallet, before, error: error instanceof AppError ? error : changed };
}

/** What was typed as a target, and what is wrong with it. */
function useTarget({ family, coin, network }: WithdrawalSubject, fields: Fields) {
  const address = fields.address.trim();
  const memo = coin.memoSupport && !fields.hasNoMemo ? fields.memo.trim() : '';
  const check = useAddressCheck({ family, coin, address, network });
  const deposits = useGatewayMoves((moves) => moves.deposits);
  const isOwn = isOwnDepositAddress(deposits, { family, address, memo });
  const own = isOwn ? new AppError('withdrawal.own_deposit_address') : null;
  return {
    check,
    error: check.error ?? own,
    memoError: recipientMemoError(memo, coin.memoSupport && !fields.hasNoMemo),
    memoText: address === '' ? '' : withdrawalMemo(coin, { address, memo }),
  };
}

/** The state of a withdrawal's form: what was typed, what is known about it, and what is wrong with it. */
export function useWithdrawForm(subject: WithdrawalSubject, firstAmount: string): WithdrawForm {
  const { account, coin, asset } = subject;
  const [fields, setFields] = useState({ ...untouched, amount: firstAmount });
  const [isChecked, setChecked] = useState(false);
  const full = useFullAccount(account).data;
  const balance = balanceOf(full, asset.id);
  const terms = termsOf(coin, asset.precision);
  const limits = { balance, precision: asset.precision, symbol: coin.backingCoin, terms };
  const amount = readWithdrawal(fields.amount, limits);
  const units = unitsOf(amount);
  const target = useTarget(subject, fields);
  const { wallet, before, error: walletError } = useWallet(subject, fields.confirmedWallet);
  const accountId = full?.account.id;
  const fee = useChainFee(subject, { accountId, walletId: wallet?.id, units, memoText: target.memoText });
  const wrong = {
    address: target.error,
    memo: target.memoError,
    amount: errorOf(amount),
    wallet: walletError,
  };
  const isRight =
    Object.values(wrong).every((each) => each === null) &&
    fee.fee.problem === null &&
    target.check.isRight &&
    units !== null &&
    wallet !== undefined &&
    accountId !== undefined;
  return {
    subject,
    fields,
    change: (change) => setFields((present) => changedFields(present, change)),
    clear: () => {
      setFields(untouched);
      setChecked(false);
    },
    balance,
    terms,
    units,
    arrives: units === null ? null : arrivesRoundedDown(units, terms),
    memoText: target.memoText,
    accountId,
    address: target.check,
    wallet,
    walletBefore: before,
    fee,
    errors: {
      ...wrong,
      address: shownWhen(fields.address !== '' || isChecked, wrong.address),
      memo: shownWhen(fields.memo !== '' || isChecked, wrong.memo),
      amount: shownWhen(fields.amount !== '' || isChecked, wrong.amount),
    },
    isAllowed: coin.withdrawalAllowed,
    takeShare: (percent) => {
      const part = shareOfBalanceRoundedDown(percent, balance, feeTakenFrom(asset.id, fee.fee));
      setFields((present) => ({ ...present, amount: formatPlain(part, asset.precision) }));
    },
    check: () => {
      setChecked(true);
      return isRight && coin.withdrawalAllowed;
    },
  };
}
