import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { longestMemoBytes } from '@xbts/shared/protocol/transferSize.ts';
import { useState } from 'react';
import { useFullAccount } from '../../data/account.ts';
import { useAssets } from '../../data/assets.ts';
import { useMaximumTransactionSize } from '../../data/chainParameters.ts';
import { assetIdsOf, type Holding, holdingsOf } from '../../data/portfolio.ts';
import { type Recipient, useRecipient } from '../../data/recipient.ts';
import { type TransferFee, useTransferFee } from '../../data/transferFee.ts';
import { formatAmount } from '../../i18n/numbers.ts';
import { feeError, memoBytes, memoError, readAmount, shareOfBalanceRoundedDown } from './transferForm.ts';

/** What a link or a QR code may fill in: `/send?to=…&asset=…&amount=…&memo=…`. */
export interface SendPreset {
  to: string;
  asset: string;
  amount: string;
  memo: string;
}

interface Fields {
  to: string;
  amount: string;
  memo: string;
  symbol: string;
  feeAssetId: string;
}

export interface SendForm {
  fields: Fields;
  change(change: Partial<Fields>): void;
  holdings: readonly Holding[];
  holding: Holding | undefined;
  feeHolding: Holding | undefined;
  recipient: Recipient;
  fee: TransferFee;
  units: bigint | null;
  /** UTF-8 bytes that fit into one transaction. */
  longestMemo: number;
  errors: { to: AppError | null; amount: AppError | null; memo: AppError | null; fee: AppError | null };
  /** Marks every field as visited, so that what is missing says so; true when all is right. */
  check(): boolean;
  takeShare(percent: number): void;
}

const shownIn = (holding: Holding | undefined) => (units: bigint) =>
  formatAmount(units, holding?.precision ?? 0, 'exact');

/** The state of the send form of an account: what was typed, what is known about it, and what is wrong with it. */
export function useSendForm(account: string, preset: SendPreset): SendForm {
  const [fields, setFields] = useState<Fields>({
    to: preset.to,
    amount: preset.amount,
    memo: preset.memo,
    symbol: preset.asset,
    feeAssetId: CORE_ASSET_ID,
  });
  const [isChecked, setChecked] = useState(false);
  const full = useFullAccount(account).data;
  const assets = useAssets(full === undefined ? [CORE_ASSET_ID] : assetIdsOf(full));
  const holdings = full === undefined ? [] : holdingsOf(full, assets);
  const holding = holdings.find(({ symbol }) => symbol === fields.symbol) ?? holdings[0];
  const feeHolding = holdings.find(({ assetId }) => assetId === fields.feeAssetId);
  const recipient = useRecipient(fields.to, account);
  const amount = holding === undefined ? null : readAmount(fields.amount, holding, shownIn(holding));
  const units = amount !== null && 'units' in amount ? amount.units : null;
  const parties = {
    from: full?.account.id ?? '1.2.0',
    // A fee depends on the size of the message alone: before the recipient is known any account stands in.
    to: recipient.account?.id ?? '1.2.0',
    assetId: holding?.assetId ?? CORE_ASSET_ID,
    feeAssetId: fields.feeAssetId,
  };
  const bytes = memoBytes(fields.memo);
  const fee = useTransferFee(parties, bytes === 0 ? null : bytes);
  const longestMemo = longestMemoBytes(parties, useMaximumTransactionSize());
  const wrong = {
    to: recipient.error,
    amount: amount !== null && 'error' in amount ? amount.error : null,
    memo: memoError(fields.memo, longestMemo),
    fee: feeFault(fee, parties.assetId, units, feeHolding),
  };
  const isRight =
    Object.values(wrong).every((each) => each === null) && recipient.account !== null && units !== null;
  return {
    fields,
    change: (change) => setFields((before) => ({ ...before, ...change })),
    holdings,
    holding,
    feeHolding,
    recipient,
    fee,
    units,
    longestMemo,
    errors: {
      ...wrong,
      to: shownWhen(fields.to !== '' || isChecked, wrong.to),
      amount: shownWhen(fields.amount !== '' || isChecked, wrong.amount),
    },
    check: () => {
      setChecked(true);
      return isRight;
    },
    takeShare: (percent) => {
      if (holding === undefined) return;
      const part = shareOfBalanceRoundedDown(
        percent,
        holding,
        fee.units === null ? null : { assetId: fields.feeAssetId, units: fee.units },
      );
      setFields((before) => ({ ...before, amount: formatPlain(part, holding.precision) }));
    },
  };
}

const shownWhen = (isDue: boolean, error: AppError | null): AppError | null => (isDue ? error : null);

function feeFault(
  fee: TransferFee,
  assetId: string,
  units: bigint | null,
  holding: Holding | undefined,
): AppError | null {
  if (fee.error !== null) return fee.error;
  if (fee.units === null) return null;
  return feeError(
    { assetId: fee.assetId, units: fee.units },
    { assetId, units: units ?? 0n },
    holding,
    shownIn(holding),
  );
}
