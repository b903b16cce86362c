import { useQuery } from '@tanstack/react-query';
import { chain } from '../../../platform/chain/chain.ts';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { Chip, type ChipProps } from '../../../ui/display/Chip.tsx';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useSession } from '../../account/model/session.ts';
import { useOperationTitle } from '../../transactions/ui/operationTitle.ts';
import { type EndedProposal, readEnded } from '../model/endedProposals.ts';
import { type ProposalList, useProposals } from '../model/useProposals.ts';
import { useProposalT } from '../texts/proposalTexts.ts';
import { ProposalCard } from './ProposalCard.tsx';
import styles from './Proposals.module.css';

/** Proposals that wait for the current account, or for one that it signs for, and the outcomes of others. */
export function Proposals() {
  const t = useProposalT();
  const account = useSession((session) => session.account);
  const list = useProposals(account);
  const { data, error } = list;
  return (
    <Page title={t('list.title')}>
      {data === undefined && error !== null && <Failure error={error} onRetry={() => void list.refetch()} />}
      {data === undefined && error === null && <SkeletonCells count={4} />}
      {data !== undefined && <Waiting list={data} onChange={() => void list.refetch()} />}
    </Page>
  );
}

function Waiting({ list, onChange }: { list: ProposalList; onChange: () => void }) {
  const t = useProposalT();
  const ended = useEndedProposals(list);
  return (
    <>
      {list.proposals.length === 0 && (
        <Placeholder icon="check" title={t('list.empty')} text={t('list.emptyHint')} action={null} />
      )}
      {list.proposals.length > 0 && <p className={styles.intro}>{t('list.intro')}</p>}
      {list.proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} list={list} onChange={onChange} />
      ))}
      {ended !== undefined && ended.length > 0 && (
        <Section header={t('list.ended')}>
          {ended.map((each) => (
            <EndedCell key={each.id} ended={each} />
          ))}
        </Section>
      )}
    </>
  );
}

const endings = {
  done: { text: 'ended.done', tone: 'gain' },
  refused: { text: 'ended.refused', tone: 'loss' },
  expired: { text: 'ended.expired', tone: 'warning' },
  gone: { text: 'ended.gone', tone: 'plain' },
} as const satisfies Record<EndedProposal['ending'], { text: string; tone: ChipProps['tone'] }>;

function EndedCell({ ended: { id, ending, endsAt, types } }: { ended: EndedProposal }) {
  const t = useProposalT();
  const titleOf = useOperationTitle();
  const { text, tone } = endings[ending];
  return (
    <Cell
      title={types.map(titleOf).join(', ')}
      badge={<Chip tone={tone}>{t(text)}</Chip>}
      subtitle={`${id} · ${t('card.ends')}: ${formatDateTime(parseChainTime(endsAt))}`}
      isMultiline
    />
  );
}

/** What became of the last proposals about these accounts; undefined while it is not known. Read again when one has ended. */
function useEndedProposals(list: ProposalList | undefined): readonly EndedProposal[] | undefined {
  const ids = list?.proposals.map(({ id }) => id) ?? [];
  const { data } = useQuery({
    queryKey: ['proposals', 'ended', list?.signedFor, ids],
    queryFn: () =>
      readEnded(chain, list?.signedFor ?? [], {
        waiting: new Set(ids),
        now: chain.status.get().head?.time ?? Date.now(),
      }),
    enabled: list !== undefined,
    placeholderData: (last) => last,
  });
  return data;
}
