import { Suspense, useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { useT } from '../../../../platform/i18n/useT.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { VerdictCard } from '../../../recipients/ui/VerdictCard.tsx';
import type { TimedForm } from './useTimedForm.ts';

const RecipientPicker = lazyPart(
  async () => (await import('../../../recipients/ui/RecipientPicker.tsx')).RecipientPicker,
);

/** The recipient: a name or id, checked on the chain, with the verdict about it. */
export function RecipientField({ form }: { form: TimedForm }) {
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  const { account, party, errors } = form;
  const { recipient, verdict, hasConsent, consent } = party;
  const found = recipient.account;
  const hint = recipient.isChecking ? t('common.lookingForAccount') : t('common.accountNameOrId');
  return (
    <>
      <TextField
        label={t('common.to')}
        value={party.to}
        onChange={party.setTo}
        name="recipient"
        before={found === null ? undefined : <AccountIcon name={found.name} size={28} />}
        after={<IconButton icon="user" label={t('common.contacts')} onPress={() => setPicking(true)} />}
        error={errors.to === null ? undefined : errorText(errors.to)}
        hint={found === null ? hint : t('common.nameAndId', { name: found.name, id: found.id })}
      />
      {found !== null && (
        <VerdictCard
          name={found.name}
          verdict={verdict}
          hasConsent={hasConsent}
          onConsent={consent}
          isConsentDue={errors.isConsentDue}
        />
      )}
      {isPicking && (
        <Suspense fallback={null}>
          <RecipientPicker
            account={account}
            onChoose={(to) => {
              party.setTo(to);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
