import { RadioCell } from '../../../components/Choice.tsx';
import { Section } from '../../../components/Section.tsx';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { signer } from '../../../signer/client.ts';
import { showError } from '../../../stores/toasts.ts';
import type { Guarded } from './useProtection.ts';

const LIMITS = [0, 10, 20] as const;

/** What many wrong PINs do. */
export function WipeSection({ guarded }: { guarded: Guarded }) {
  const t = useVaultT();
  const { protection, hasKeys, set } = guarded;
  if (protection === null || !hasKeys) return null;
  return (
    <Section header={t('wipe')} footer={t('wipeHint')}>
      {LIMITS.map((count) => (
        <RadioCell
          key={count}
          name="wipe-after"
          title={count === 0 ? t('wipeNever') : t('wipeAfter', { count })}
          isChosen={count === protection.wipeAfter}
          onChoose={() => {
            signer.setWipeAfter(count).then(set, showError);
          }}
        />
      ))}
    </Section>
  );
}
