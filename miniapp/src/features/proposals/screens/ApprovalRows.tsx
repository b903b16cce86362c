import type { RequiredApproval } from '@xbts/shared/protocol/approvals.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { useProposalT } from '../texts/proposalTexts.ts';
import styles from './Proposals.module.css';
import { shortKey } from './shortKey.ts';

export interface ApprovalRowsProps {
  required: RequiredApproval;
  nameOf: (id: string) => string;
}

/** An account's present and missing approvals, and the required number. */
export function ApprovalRows({ required, nameOf }: ApprovalRowsProps) {
  const t = useProposalT();
  const { accountId, role, reached, threshold, holders } = required;
  return (
    <section className={styles.approvals}>
      <h3>
        {t(role === 'owner' ? 'card.approvalsOwner' : 'card.approvals', {
          name: nameOf(accountId),
          reached,
          threshold,
        })}
      </h3>
      <ul>
        {holders.map(({ id, isKey, hasApproved }) => {
          const name = isKey ? t('card.key', { key: shortKey(id) }) : nameOf(id);
          return (
            <li key={id}>
              {isKey ? <Icon name="key" size={20} /> : <AccountIcon name={name} size={24} />}
              <span>{name}</span>
              <Chip tone={hasApproved ? 'gain' : 'plain'}>
                {t(hasApproved ? 'card.approved' : 'card.missing')}
              </Chip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
