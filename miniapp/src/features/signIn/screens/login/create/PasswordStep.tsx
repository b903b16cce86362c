import { useState } from 'react';
import { Page } from '../../../../../ui/display/Page.tsx';
import { CheckCell } from '../../../../../ui/inputs/Choice.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useSignInT } from '../../../texts/signInTexts.ts';
import { GeneratedPassword } from './GeneratedPassword.tsx';
import { Progress } from './Progress.tsx';
import type { Creation } from './useCreation.ts';

const confirmations = ['create.confirmRecovery', 'create.confirmWritten', 'create.confirmLoss'] as const;
type Confirmation = (typeof confirmations)[number];

/** The password that was made, and the three confirmations (spec §5). */
export function PasswordStep({ creation }: { creation: Creation }) {
  const t = useSignInT();
  const [confirmed, setConfirmed] = useState<ReadonlySet<Confirmation>>(new Set());
  const toggle = (confirmation: Confirmation, isOn: boolean) => {
    const next = new Set(confirmed);
    if (isOn) next.add(confirmation);
    else next.delete(confirmation);
    setConfirmed(next);
  };
  const action = {
    label: t('common.next'),
    onPress: () => creation.goTo('pin'),
    isDisabled: !creation.hasPassword || confirmed.size < confirmations.length,
  };
  return (
    <Page title={t('create.title')} action={action} onBack={() => creation.goTo('name')}>
      <Progress step={2} />
      <GeneratedPassword creation={creation} />
      <Section header={t('create.confirmations')} footer={t('create.publicOnly')}>
        {confirmations.map((each) => (
          <CheckCell
            key={each}
            title={t(each)}
            isOn={confirmed.has(each)}
            onChange={(isOn) => toggle(each, isOn)}
          />
        ))}
      </Section>
    </Page>
  );
}
