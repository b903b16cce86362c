import { LinkCell } from '../../../ui/lists/LinkCell.tsx';
import { useVotingT } from '../texts/votingTexts.ts';

/** Links to the votes of the account in use. */
export function VotesCell() {
  const t = useVotingT();
  return <LinkCell to="/votes" icon="check" title={t('title')} hint={t('hint')} />;
}
