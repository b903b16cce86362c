import type { Account } from '@xbts/shared/protocol/objects.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import type { Verdict } from '../model/verdict.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';
import { SaveContact } from './SaveContact.tsx';
import { VerdictCard } from './VerdictCard.tsx';

export interface VerdictSheetProps {
  account: Account;
  verdict: Verdict;
  hasConsent: boolean;
  onConsent: (isGiven: boolean) => void;
  /** Goes on to the review, for which a danger needs its consent. */
  onReview: () => void;
  onClose: () => void;
}

/** All that is known for and against a recipient, and the consent to a danger. */
export function VerdictSheet(props: VerdictSheetProps) {
  const t = useRecipientsT();
  const { account, verdict, hasConsent, onConsent, onReview, onClose } = props;
  const isDanger = verdict.level === 'danger';
  return (
    <Sheet
      isOpen
      title={t('common.nameAndId', { name: account.name, id: account.id })}
      onClose={onClose}
      action={
        isDanger ? { label: t('common.review'), onPress: onReview, isDisabled: !hasConsent } : undefined
      }
    >
      <VerdictCard
        name={account.name}
        verdict={verdict}
        hasConsent={hasConsent}
        onConsent={onConsent}
        isConsentDue={false}
      />
      {!isDanger && verdict.level !== 'refused' && <SaveContact account={account} />}
    </Sheet>
  );
}
