import { useState } from 'react';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useVaultT } from '../../texts/vaultTexts.ts';

/** The way on for a user who has forgotten the PIN: all keys of the device go, after a word about what that means. */
export function ForgottenPin({ isBusy, onWipe }: { isBusy: boolean; onWipe: () => void }) {
  const t = useVaultT();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button kind="plain" isStretched onPress={() => setAsked(true)}>
        {t('pin.forgot')}
      </Button>
    );
  }
  return (
    <Section isPadded>
      <Notice tone="warning">{t('pin.wipeHint')}</Notice>
      <Button kind="danger" isStretched isLoading={isBusy} onPress={onWipe}>
        {t('pin.wipe')}
      </Button>
    </Section>
  );
}
