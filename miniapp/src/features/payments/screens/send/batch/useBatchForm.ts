import type { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { MemoText } from '@xbts/shared/protocol/memoStandIn.ts';
import type { OperationOf } from '@xbts/shared/protocol/operations.ts';
import { transferOperation } from '@xbts/shared/protocol/transferOperation.ts';
import { longestMemoBytes } from '@xbts/shared/protocol/transferSize.ts';
import { useMaximumTransactionSize } from '../../../../../platform/chain/chainParameters.ts';
import { isFaultless, useForm } from '../../../../../platform/form.ts';
import { readSpentAmount, untyped } from '../../../../assets/model/typedAmount.ts';
import type { FeeAsset } from '../../../../fees/model/feeAsset.ts';
import type { FeeRowProps } from '../../../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../../../fees/ui/useFeeChoice.ts';
import type { Recipient } from '../../../../recipients/model/recipient.ts';
import { useRecipients } from '../../../../recipients/model/recipients.ts';
import { type Judge, useJudge } from '../../../../recipients/model/recipientVerdict.ts';
import { consentOf, type Verdict } from '../../../../recipients/model/verdict.ts';
import { limitsOf, memoBytes, memoError } from '../transferForm.ts';
import { type Funds, guardError, useFunds } from '../useFunds.ts';
import type { Readiness } from '../useSendForm.ts';
import { batchBytes, batchError, batchTotal, type ReadyRow } from './batchSums.ts';
import { type BatchRows, type KeyedRow, useBatchRows } from './useBatchRows.ts';

/** One payment with its known facts and faults. */
export interface JudgedRow {
  row: KeyedRow;
  recipient: Recipient;
  /** Null while it is not known. */
  verdict: Verdict | null;
  hasConsent: boolean;
  /** The key of consents to it. */
  key: string;
  units: bigint | null;
  errors: Record<'to' | 'amount' | 'memo', AppError | null>;
}

export interface BatchForm {
  account: string;
  rows: BatchRows;
  judged: readonly JudgedRow[];
  funds: Funds;
  symbol: string;
  setSymbol(symbol: string): void;
  fee: FeeAsset;
  feeChoice: FeeRowProps;
  keepsNextFee: boolean;
  setKeepsNextFee(keeps: boolean): void;
  ready: readonly ReadyRow[];
  total: bigint;
  bytes: number;
  longest: number;
  operations: readonly OperationOf<0>[];
  memos: readonly MemoText[];
  /** The joint fault of all payments. */
  error: AppError | null;
  /** The review was requested once: missing values show. */
  isChecked: boolean;
  missingConsents: number;
  check(): Readiness;
}

const nobody = '1.2.0';

/** The known facts of one row. */
function judgeRow(
  row: KeyedRow,
  recipient: Recipient,
  judge: Judge,
  funds: Funds,
  longest: number,
): JudgedRow {
  const { holding } = funds;
  const { units, error } = holding === undefined ? untyped : readSpentAmount(row.amount, limitsOf(holding));
  const { account } = recipient;
  const verdict = account === null || !judge.isReady ? null : judge.judge(account, row.memo);
  return {
    row,
    recipient,
    verdict,
    ...consentOf(verdict, account?.name ?? '', row.memo, row.consent),
    units,
    errors: { to: recipient.error, amount: error, memo: memoError(row.memo, longest) },
  };
}

const hasFault = ({ errors, units }: JudgedRow): boolean => units === null || !isFaultless(errors);

const isReadyRow = (judged: JudgedRow): boolean => judged.recipient.account !== null && !hasFault(judged);

const unknown: Recipient = { account: null, error: null, isChecking: true };

/** Every row with its known facts; `longest` is the maximum size of a transaction in bytes. */
function useJudgedRows(
  account: string,
  rows: readonly KeyedRow[],
  funds: Funds,
  longest: number,
): JudgedRow[] {
  const judge = useJudge(account);
  const recipients = useRecipients(
    rows.map(({ to }) => to),
    account,
  );
  const assetId = funds.holding?.assetId ?? CORE_ASSET_ID;
  const parties = { from: funds.accountId, to: nobody, assetId, feeAssetId: CORE_ASSET_ID };
  const longestMemo = longestMemoBytes(parties, longest);
  return rows.map((row, index) => judgeRow(row, recipients[index] ?? unknown, judge, funds, longestMemo));
}

const readyRow = ({ row, recipient, units }: JudgedRow): ReadyRow => ({
  toId: recipient.account?.id ?? nobody,
  units: units ?? 0n,
  memo: row.memo,
});

/** The totals of the ready rows: operations, their joint fee, bytes, and the joint fault. */
function useBatchDraft(
  account: string,
  ready: readonly ReadyRow[],
  funds: Funds,
  { keepsNextFee, longest }: { keepsNextFee: boolean; longest: number },
) {
  const assetId = funds.holding?.assetId ?? CORE_ASSET_ID;
  const operations = ready.map(({ toId, units }) =>
    transferOperation({ from: funds.accountId, to: toId, assetId, units }),
  );
  const memos = ready.flatMap(({ memo }, index) => (memoBytes(memo) === 0 ? [] : [{ index, text: memo }]));
  const feeChoice = useFeeChoice(account, operations.length === 0 ? null : operations, memos);
  const { fee } = feeChoice;
  const parties = { from: funds.accountId, assetId, feeAssetId: fee.feeAssetId };
  const total = batchTotal(ready);
  const error =
    totalError(ready, parties, funds, longest) ?? (keepsNextFee ? guardError(funds, fee, total) : null);
  return { operations, memos, fee, feeChoice, error, total, bytes: batchBytes(ready, parties) };
}

/** The state of several payments: rows, their recipients and verdicts, the joint fee, and faults. */
export function useBatchForm(account: string): BatchForm {
  const rows = useBatchRows();
  const { fields, change, isChecked, check } = useForm({ symbol: '', keepsNextFee: true });
  const { symbol, keepsNextFee } = fields;
  const funds = useFunds(account, symbol);
  const longest = useMaximumTransactionSize();
  const judged = useJudgedRows(account, rows.all, funds, longest);
  const ready = judged.filter(isReadyRow).map(readyRow);
  const draft = useBatchDraft(account, ready, funds, { keepsNextFee, longest });
  const missingConsents = judged.filter(({ hasConsent }) => !hasConsent).length;
  return {
    ...draft,
    symbol,
    setSymbol: (chosen) => change({ symbol: chosen }),
    keepsNextFee,
    setKeepsNextFee: (keeps) => change({ keepsNextFee: keeps }),
    account,
    rows,
    judged,
    funds,
    ready,
    longest,
    isChecked,
    missingConsents,
    check: () => {
      check();
      const isRefused = judged.some(({ verdict }) => verdict?.level === 'refused');
      if (judged.some(hasFault) || isRefused || missingConsents > 0 || draft.fee.problem !== null)
        return 'wrong';
      if (judged.some(({ recipient, verdict }) => recipient.isChecking || verdict === null)) return 'waiting';
      return draft.error === null ? 'ready' : 'wrong';
    },
  };
}

type Parties = Parameters<typeof batchError>[1];

function totalError(ready: readonly ReadyRow[], parties: Parties, { holding }: Funds, longest: number) {
  return holding === undefined ? null : batchError(ready, parties, holding, longest);
}
