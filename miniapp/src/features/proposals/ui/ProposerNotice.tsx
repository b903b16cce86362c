import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { useFavourites } from '../../account/model/favourites.ts';
import { useVerdict } from '../../recipients/model/recipientVerdict.ts';
import type { Reason } from '../../recipients/model/verdict.ts';
import { useScamText } from '../../scam/ui/useScamText.ts';
import { isCoSigner } from '../model/proposedPayments.ts';
import { useProposalT } from '../texts/proposalTexts.ts';

export interface ProposerNoticeProps {
  proposal: Pick<Proposal, 'proposer' | 'operations'>;
  find: (id: string) => Account | undefined;
  /** The account whose dealings count. */
  account: string;
}

/** Reasons that make a recipient a known one. */
const known: readonly Reason['kind'][] = ['own', 'contact', 'paidBefore'];

/** Warns of a proposal from an account on a scam list, or from an unknown one. */
export function ProposerNotice({ proposal, find, account }: ProposerNoticeProps) {
  const t = useProposalT();
  const proposer = find(proposal.proposer) ?? null;
  const scamText = useScamText();
  const favourites = useFavourites((kept) => kept.accounts);
  const verdict = useVerdict(account, proposer, '');
  if (proposer === null) return null;
  const { name } = proposer;
  const listed = scamText(name);
  if (listed !== null) return <Notice tone="error">{listed}</Notice>;
  const isKnown =
    name === account ||
    favourites.includes(name) ||
    isCoSigner(proposal, find) ||
    verdict?.reasons.some(({ kind }) => known.includes(kind)) !== false;
  if (isKnown) return null;
  return <Notice tone="warning">{t('judge.stranger', { name })}</Notice>;
}
