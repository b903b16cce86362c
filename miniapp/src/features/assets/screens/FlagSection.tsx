import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { type FlagState, flagsOf } from '../model/assetPageFlags.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import styles from './AssetScreen.module.css';

const tones = { on: 'warning', possible: 'plain', never: 'gain' } as const satisfies Record<
  FlagState,
  string
>;

/** The flags by the chain's names: their state, and the power that each gives the issuer. */
export function FlagSection({ asset }: { asset: Asset }) {
  const t = useAssetT();
  return (
    <Section header={t('flags.title')} footer={t('flags.hint')}>
      {flagsOf(asset).map(({ name, state }) => (
        <div className={styles.flag} key={name}>
          <h3>
            <span>{name}</span>
            <Chip tone={tones[state]}>{t(`flags.${state}`)}</Chip>
          </h3>
          <p>{t(`flags.${name}`)}</p>
        </div>
      ))}
    </Section>
  );
}
