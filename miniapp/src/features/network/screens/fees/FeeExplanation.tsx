import type { GlobalProperties } from '@xbts/shared/protocol/globalProperties.ts';
import { formatPercentOfChain } from '../../../../platform/i18n/prices.ts';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useNetworkT } from '../../texts/networkTexts.ts';
import styles from './Fees.module.css';

const explained = ['basic', 'premium', 'kbyte', 'asset', 'other'] as const;
const WHOLE = 10_000;

/** The meaning of a fee's parts, and a lifetime member's refund. */
export function FeeExplanation({ parameters }: { parameters: GlobalProperties['parameters'] }) {
  const t = useNetworkT();
  const network = parameters.network_percent_of_fee;
  return (
    <>
      <Section header={t('partsTitle')} isPadded>
        {explained.map((each) => (
          <p className={styles.text} key={each}>
            {t(`explain.${each}`)}
          </p>
        ))}
      </Section>
      <Section header={t('lifetimeTitle')} isPadded>
        <p className={styles.text}>
          {t('lifetime', {
            percent: formatPercentOfChain(WHOLE - network),
            network: formatPercentOfChain(network),
          })}
        </p>
      </Section>
    </>
  );
}
