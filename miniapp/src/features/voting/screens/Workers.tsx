import type { Worker, WorkerPay } from '@xbts/shared/actions/listWorkers.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { CORE_PRECISION, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { type WorkerState, workerStates } from '@xbts/shared/protocol/workerPay.ts';
import { useState } from 'react';
import { useChainTime } from '../../../platform/chain/chainTime.ts';
import { formatDay, parseChainTime } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { Chip, type ChipProps } from '../../../ui/display/Chip.tsx';
import { Failure } from '../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { CheckCell } from '../../../ui/inputs/Choice.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../account/model/accountNames.ts';
import type { VotesForm } from '../model/useVotesForm.ts';
import { useWorkers } from '../model/voting.ts';
import { type TranslateVoting, useVotingT } from '../texts/votingTexts.ts';
import { orderedWorkers } from './orderedWorkers.ts';

/** The workers that request pay from the reserve: purpose, pay per day, dates, and which of them the votes fund. */
export function Workers({ form, typed }: { form: VotesForm; typed: string }) {
  const t = useVotingT();
  const now = useChainTime();
  const { data, error, refetch } = useWorkers();
  // Those voted for when the list was opened come first; a press moves no row.
  const [chosen] = useState(form.votes);
  const names = useAccountNames(data?.workers.map(({ worker_account }) => worker_account) ?? []);
  if (data === undefined && error !== null)
    return <Failure error={toAppError(error)} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Section>
        <SkeletonCells count={4} hasIcon={false} />
      </Section>
    );
  const states = workerStates(data.workers, { dailyBudget: data.dailyBudget, now });
  const nameOf = ({ worker_account: id }: Worker) => names.get(id) ?? id;
  const found = orderedWorkers(data.workers, { chosen, typed, states, nameOf });
  return (
    <Section
      footer={`${found.length === 0 ? `${t('workersNone')} ` : ''}${t('workersPaid', { amount: amountText(data.dailyBudget) })}`}
    >
      {found.map((worker) => (
        <WorkerCell
          key={worker.id}
          worker={worker}
          account={nameOf(worker)}
          state={states.get(worker.id) ?? 'none'}
          form={form}
        />
      ))}
    </Section>
  );
}

const amountText = (units: bigint): string =>
  `${formatAmount(units, CORE_PRECISION, 'plain')}\u00a0${CORE_SYMBOL}`;

const chips = {
  full: { text: 'workerFull', tone: 'gain' },
  part: { text: 'workerPart', tone: 'warning' },
  none: { text: 'workerNone', tone: 'plain' },
  later: { text: 'workerLater', tone: 'plain' },
  over: { text: 'workerOver', tone: 'loss' },
} as const satisfies Record<WorkerState, { text: string; tone: ChipProps['tone'] }>;

/** The use of the pay, in words; empty for a kind that this app does not know. */
function payText(pay: WorkerPay, t: TranslateVoting): string[] {
  switch (pay.kind) {
    case 'refund':
      return [t('payRefund')];
    case 'burn':
      return [t('payBurn')];
    case 'vesting':
      if (pay.days === null) return [t('payVests')];
      return [pay.days === 0 ? t('payAtOnce') : t('payOver', { count: pay.days })];
    case 'other':
      return [];
  }
}

interface WorkerCellProps {
  worker: Worker;
  account: string;
  state: WorkerState;
  form: VotesForm;
}

function WorkerCell({ worker, account, state, form }: WorkerCellProps) {
  const t = useVotingT();
  const { name, daily_pay, work_begin_date, work_end_date, vote_for, total_votes_for } = worker;
  const { text, tone } = chips[state];
  // Keeps a date on one line: no break at its hyphens.
  const day = (time: string) => formatDay(parseChainTime(time)).replaceAll('-', '\u2011');
  const asks = t('workerAsks', {
    amount: amountText(daily_pay),
    since: day(work_begin_date),
    until: day(work_end_date),
  });
  return (
    <CheckCell
      title={
        <span>
          {name} <Chip tone={tone}>{t(text)}</Chip>
        </span>
      }
      subtitle={[
        account,
        asks,
        ...payText(worker.pay, t),
        t('gotVotes', { amount: amountText(total_votes_for) }),
      ].join(' · ')}
      isOn={form.votes.has(vote_for)}
      onChange={() => form.toggle(vote_for)}
    />
  );
}
