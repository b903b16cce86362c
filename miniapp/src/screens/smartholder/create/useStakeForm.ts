import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { checkNewStake } from '@xbts/shared/staking/newStake.ts';
import { minimumStake, type TermMonths, termOfMonths } from '@xbts/shared/staking/terms.ts';
import { useState } from 'react';
import { useFullAccount } from '../../../data/accounts/account.ts';
import { useChainTime } from '../../../data/staking/stakingTime.ts';
import { useFeeChoice } from '../../../fees/useFeeChoice.ts';
import { useStakingT } from '../../../i18n/stakingTexts.ts';
import type { ReviewRequest } from '../../../stores/review.ts';
import { stakeOperation, stakeRequest, unlocksAtOf } from './stakeRequest.ts';

/** The state of the form of a new stake: what was typed and chosen, and what is wrong with it. */
export function useStakeForm(account: string, asset: Asset) {
  const t = useStakingT();
  const headTime = useChainTime();
  const full = useFullAccount(account).data;
  const [text, setText] = useState('');
  const [months, setMonths] = useState<TermMonths>(12);
  const [isAccepted, setAccepted] = useState(false);
  const balance =
    full === undefined
      ? null
      : (full.balances.find(({ asset_type }) => asset_type === asset.id)?.balance ?? 0n);
  const term = termOfMonths(months);
  const typed = readStake(text, asset, balance);
  const minimum = minimumStake(asset.precision);
  const accountId = full?.account.id;
  const order = {
    account,
    accountId: accountId ?? '1.2.0',
    asset,
    units: typed.units ?? minimum,
    term,
    headTime,
    t,
  };
  const fee = useFeeChoice(account, [stakeOperation({ ...order, feeAssetId: '1.3.0' })]);
  const { feeAssetId, problem } = fee.fee;
  const isRight = typed.units !== null && typed.error === null && isAccepted && problem === null;
  const request: ReviewRequest | null =
    isRight && accountId !== undefined ? stakeRequest({ ...order, feeAssetId }) : null;
  return {
    text,
    setText,
    months,
    setMonths,
    isAccepted,
    setAccepted,
    term,
    balance,
    minimum,
    /** Null while nothing readable is typed. */
    units: typed.units,
    /** What is wrong with the amount; null while nothing is typed. */
    error: text === '' ? null : typed.error,
    unlocksAt: unlocksAtOf({ term, headTime }),
    headTime,
    fee,
    request,
    takeShare: (percent: number) =>
      setText(formatPlain(partRoundedDown(percent, balance ?? 0n, asset.id, fee.fee), asset.precision)),
  };
}

export type StakeForm = ReturnType<typeof useStakeForm>;

/** The amount as it was typed; units are there as soon as it is an amount, however wrong. */
function readStake(
  text: string,
  asset: Asset,
  balance: bigint | null,
): { units: bigint | null; error: AppError | null } {
  const { name: symbol } = splitSymbol(asset.symbol);
  try {
    const units = parseAmount(text, asset.precision);
    const error = wrongWith(() =>
      checkNewStake({ ...asset, symbol, units, balance: balance ?? units, isAccepted: true }),
    );
    return { units, error };
  } catch (thrown) {
    return { units: null, error: toAppError(thrown) };
  }
}

function wrongWith(check: () => void): AppError | null {
  try {
    check();
    return null;
  } catch (thrown) {
    return toAppError(thrown);
  }
}

/** A part of the balance in whole percent; of all of it, the fee stays where it is paid in the same asset. */
function partRoundedDown(
  percent: number,
  balance: bigint,
  assetId: string,
  { feeAssetId, fee }: { feeAssetId: string; fee: bigint | null },
): bigint {
  const reserved = feeAssetId === assetId ? (fee ?? 0n) : 0n;
  const spendable = balance > reserved ? balance - reserved : 0n;
  const part = (balance * BigInt(percent)) / 100n;
  return part < spendable ? part : spendable;
}
