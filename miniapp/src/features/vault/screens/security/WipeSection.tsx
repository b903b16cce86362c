import { showError } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import { RadioCell } from '../../../../ui/inputs/Choice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { Guarded } from '../../model/useProtection.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';

const LIMITS = [0, 10, 20] as const;

/** The effect of many wrong PINs. */
export function WipeSection({ guarded }: { guarded: Guarded }) {
  const t = useVaultT();
  const { protection, hasKeys, set } = guarded;
  if (protection === null || !hasKeys || protection.isPinless) return null;
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
