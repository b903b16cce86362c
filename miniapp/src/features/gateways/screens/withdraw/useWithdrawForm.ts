import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { isFaultless, useForm } from '../../../../platform/form.ts';
import { useFullAccount } from '../../../account/model/account.ts';
import { balanceOf } from '../../../account/model/balances.ts';
import { shareTextRoundedDown } from '../../../assets/model/typedAmount.ts';
import { feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import type { FeeRowProps } from '../../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { useScamAccounts } from '../../../scam/model/scamLists.ts';
import { type AddressCheck, useAddressCheck } from '../../model/gatewayAddressCheck.ts';
import { useGatewayBoard } from '../../model/gatewayBoard.ts';
import { type GatewayIssuer, useGatewayIssuer } from '../../model/gatewayIssuer.ts';
import { recipientMemoError, withdrawalMemo } from '../../model/gatewayMemo.ts';
import { useGatewayMoves } from '../../model/gatewayMoves.ts';
import { sameMemoFamilies } from '../../model/gatewayOffers.ts';
import { arrivesRoundedDown, type GatewayTerms, termsOf } from '../../model/gatewayTerms.ts';
import { changedFields, isDepositAddress, readWithdrawal } from './withdrawForm.ts';

const USUAL_MEMO = 'x'.repeat(40);
const ANY_ACCOUNT = '1.2.0';

interface Fields {
  address: string;
  memo: string;
  hasNoMemo: boolean;
  amount: string;
}

const untouched: Fields = { address: '', memo: '', hasNoMemo: false, amount: '' };

/** The subject of a withdrawal: one coin of one gateway in its present state, with its asset on the chain. */
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
  /** The text of the chain memo; '' without an address. */
  memoText: string;
  accountId: string | undefined;
  address: AddressCheck;
  /** The recipient of the coins. */
  issuer: GatewayIssuer | undefined;
  /** Other networks whose withdrawals of this asset have the same memo. */
  twins: readonly GatewayFamily[];
  /** The fee of the transfer to the issuer, and the asset that it is paid in. */
  fee: FeeRowProps;
  errors: Record<'address' | 'memo' | 'amount' | 'issuer', AppError | null>;
  isAllowed: boolean;
  takeShare(percent: number): void;
  /** Marks every field as visited, so that missing values show; true when all is right. */
  check(): boolean;
}

interface Sent {
  accountId: string | undefined;
  issuerId: string | undefined;
  units: bigint | null;
  memoText: string;
}

/** The fee of the transfer to the issuer; placeholders replace unknown parts, since only the memo's size matters. */
function useChainFee({ account, asset }: WithdrawalSubject, sent: Sent): FeeRowProps {
  const transfer = transferOperation({
    from: sent.accountId ?? ANY_ACCOUNT,
    to: sent.issuerId ?? ANY_ACCOUNT,
    assetId: asset.id,
    units: sent.units ?? 0n,
  });
  const memos = [{ index: 0, text: sent.memoText || USUAL_MEMO }];
  return useFeeChoice(account, [transfer], memos);
}

/** The coin's issuer according to the node in use. */
function useIssuer({ account, coin, asset }: WithdrawalSubject) {
  const { forbidden: scam } = useScamAccounts();
  const { data: issuer, error } = useGatewayIssuer(coin, asset, { scam, account });
  return { issuer, error: error === null ? null : toAppError(error) };
}

/** The typed target, and its fault. */
function useTarget({ family, coin, network }: WithdrawalSubject, fields: Fields) {
  const address = fields.address.trim();
  const memo = coin.memoSupport && !fields.hasNoMemo ? fields.memo.trim() : '';
  const check = useAddressCheck({ family, coin, address, network });
  const deposits = useGatewayMoves((moves) => moves.deposits);
  const isDeposit = isDepositAddress({ deposits, coin }, { family, address, memo });
  const own = isDeposit ? new AppError('withdrawal.deposit_address') : null;
  return {
    check,
    error: check.error ?? own,
    memoError: recipientMemoError(memo, coin.memoSupport && !fields.hasNoMemo),
    memoText: address === '' ? '' : withdrawalMemo(coin, { address, memo }),
  };
}

/** The state of a withdrawal's form: its typed values, the known facts, and its faults. */
export function useWithdrawForm(subject: WithdrawalSubject, firstAmount: string): WithdrawForm {
  const { account, family, coin, asset } = subject;
  const form = useForm<Fields>({ ...untouched, amount: firstAmount });
  const { fields } = form;
  const full = useFullAccount(account).data;
  const balance = balanceOf(full, asset.id);
  const terms = termsOf(coin, asset.precision);
  const limits = { balance, precision: asset.precision, symbol: coin.backingCoin, terms };
  const { units, error } = readWithdrawal(fields.amount, limits);
  const target = useTarget(subject, fields);
  const { issuer, error: issuerError } = useIssuer(subject);
  const gateways = useGatewayBoard().data ?? [];
  const accountId = full?.account.id;
  const fee = useChainFee(subject, { accountId, issuerId: issuer?.id, units, memoText: target.memoText });
  const wrong = {
    address: target.error,
    memo: target.memoError,
    amount: error,
    issuer: issuerError,
  };
  const isRight =
    isFaultless(wrong) &&
    fee.fee.problem === null &&
    target.check.isRight &&
    units !== null &&
    issuer !== undefined &&
    accountId !== undefined;
  return {
    subject,
    fields,
    change: (made) => form.change((present) => changedFields(present, made)),
    clear: () => form.restart(untouched),
    balance,
    terms,
    units,
    arrives: units === null ? null : arrivesRoundedDown(units, terms),
    memoText: target.memoText,
    accountId,
    address: target.check,
    issuer,
    twins: sameMemoFamilies(gateways, { family, coin }),
    fee,
    errors: {
      ...wrong,
      address: form.shown(fields.address !== '', wrong.address),
      memo: form.shown(fields.memo !== '', wrong.memo),
      amount: form.shown(fields.amount !== '', wrong.amount),
    },
    isAllowed: coin.withdrawalAllowed,
    takeShare: (percent) =>
      form.change({ amount: shareTextRoundedDown(percent, limits, feeTakenFrom(asset.id, fee.fee)) }),
    check: () => {
      form.check();
      return isRight && coin.withdrawalAllowed;
    },
  };
}
