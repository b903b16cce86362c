import type { ListedCandidate } from '@xbts/shared/actions/listCandidates.ts';
import { toAppError } from '@xbts/shared/errors/appError.ts';
import { CORE_PRECISION, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { useState } from 'react';
import { formThatFits } from '../../../platform/i18n/amountForm.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Failure } from '../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { CheckCell } from '../../../ui/inputs/Choice.tsx';
import { Tabs } from '../../../ui/inputs/Tabs.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import type { VotesForm } from '../model/useVotesForm.ts';
import { useCandidates } from '../model/voting.ts';
import { useVotingT } from '../texts/votingTexts.ts';
import { Workers } from './Workers.tsx';

type CandidateKind = ListedCandidate['kind'];

/**
 * The candidates whose name contains the typed text: first those voted for, then the active ones, each sorted by votes.
 */
export function orderedCandidates(
  candidates: readonly ListedCandidate[],
  { chosen, typed }: { chosen: ReadonlySet<string>; typed: string },
): ListedCandidate[] {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ voteId, isActive }: ListedCandidate) => (chosen.has(voteId) ? 0 : isActive ? 1 : 2);
  return candidates.filter(({ name }) => name.includes(wanted)).sort((one, other) => rank(one) - rank(other));
}

/** Short enough to scan by eye. */
const FEW = 40;
/** Characters of an amount; longer ones are shortened to k, M, Bil. */
const LONGEST = 9;

const workerVotes = (votes: ReadonlySet<string>): number =>
  [...votes].filter((each) => each.startsWith('2:')).length;

/** Witnesses, committee members and workers, those voted for first; a tick is a vote. */
export function Candidates({ form }: { form: VotesForm }) {
  const t = useVotingT();
  const { data, error, refetch } = useCandidates();
  const [kind, setKind] = useState<CandidateKind | 'worker'>('witness');
  const [typed, setTyped] = useState('');
  if (data === undefined && error !== null)
    return <Failure error={toAppError(error)} onRetry={() => void refetch()} />;
  const countOf = (of: CandidateKind) =>
    data?.filter((each) => each.kind === of && form.votes.has(each.voteId)).length ?? 0;
  const tabs = [
    { value: 'witness', label: t('witnesses', { number: countOf('witness') }) },
    { value: 'committee', label: t('committee', { number: countOf('committee') }) },
    { value: 'worker', label: t('workers', { number: workerVotes(form.votes) }) },
  ] as const;
  return (
    <>
      <Tabs label={t('parts')} items={tabs} value={kind} onChange={setKind} />
      <TextField label={t('search')} type="search" value={typed} onChange={setTyped} />
      {kind === 'worker' ? (
        <Workers form={form} typed={typed} />
      ) : data === undefined ? (
        <Section>
          <SkeletonCells count={6} hasIcon={false} />
        </Section>
      ) : (
        <List key={kind} candidates={data.filter((each) => each.kind === kind)} typed={typed} form={form} />
      )}
    </>
  );
}

interface ListProps {
  candidates: readonly ListedCandidate[];
  typed: string;
  form: VotesForm;
}

function List({ candidates, typed, form }: ListProps) {
  const t = useVotingT();
  const [isWhole, setWhole] = useState(false);
  // Those voted for when the list was opened come first; a press moves no row.
  const [chosen] = useState(form.votes);
  const found = orderedCandidates(candidates, { chosen, typed });
  const shown = isWhole ? found : found.slice(0, FEW);
  const rest = found.length - shown.length;
  return (
    <Section footer={rest > 0 ? t('more', { number: rest }) : found.length === 0 ? t('nobody') : undefined}>
      {shown.map((candidate) => (
        <CandidateCell key={candidate.voteId} candidate={candidate} form={form} />
      ))}
      {rest > 0 && (
        <Button kind="plain" onPress={() => setWhole(true)}>
          {t('common.showAll')}
        </Button>
      )}
    </Section>
  );
}

function CandidateCell({ candidate, form }: { candidate: ListedCandidate; form: VotesForm }) {
  const t = useVotingT();
  const { voteId, name, isActive, totalVotes } = candidate;
  const amountForm = formThatFits(totalVotes, CORE_PRECISION, 'plain', LONGEST);
  const amount = `${formatAmount(totalVotes, CORE_PRECISION, amountForm)}\u00a0${CORE_SYMBOL}`;
  return (
    <CheckCell
      title={
        <span>
          {name} {isActive && <Chip>{t('active')}</Chip>}
        </span>
      }
      subtitle={t('gotVotes', { amount })}
      isOn={form.votes.has(voteId)}
      onChange={() => form.toggle(voteId)}
    />
  );
}
