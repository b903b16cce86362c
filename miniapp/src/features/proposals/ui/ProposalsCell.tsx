import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { useProposalT } from '../texts/proposalTexts.ts';

/** The link to proposals that wait for the account's approval. */
export function ProposalsCell() {
  const t = useProposalT();
  return <Cell to="/proposals" before={<Icon name="check" />} title={t('list.title')} />;
}
