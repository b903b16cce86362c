import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { Suspense, useState } from 'react';
import { canShareText, shareText } from '../../../platform/messenger/shareText.ts';
import { lazyPart } from '../../../platform/parts/loadPart.ts';
import { showError } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { CopyButton } from '../../../ui/inputs/CopyButton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useGatewayT } from '../texts/gatewayTexts.ts';
import styles from './Evidence.module.css';
import type { ProvenPlace } from './EvidenceSheet.tsx';
import { type Evidence as EvidenceFacts, evidenceText } from './evidenceText.ts';
import { SupportLink } from './SupportLink.tsx';

const EvidenceSheet = lazyPart(async () => (await import('./EvidenceSheet.tsx')).EvidenceSheet);

export interface EvidenceProps {
  facts: EvidenceFacts;
  family: GatewayFamily;
  /** The start of the file's name. */
  name: string;
  /** The place of the transaction, for its proof; null: there is none to prove. */
  place: ProvenPlace | null;
}

/** The data for the gateway's support, to read, copy, share or save; and the support's address. */
export function Evidence({ facts, family, name, place }: EvidenceProps) {
  const t = useGatewayT();
  const [isOpen, setOpen] = useState(false);
  const text = evidenceText(facts);
  return (
    <>
      <Section header={t('evidence.title')} footer={t('evidence.hint')} isPadded>
        <details className={styles.details}>
          <summary>{t('evidence.show')}</summary>
          <pre className={styles.text}>{text}</pre>
        </details>
        <div className={styles.ways}>
          <CopyButton text={text}>{t('evidence.copy')}</CopyButton>
          {canShareText(text) && (
            <Button
              kind="secondary"
              icon="share"
              isStretched
              onPress={() => void shareText(text).catch(showError)}
            >
              {t('common.share')}
            </Button>
          )}
          <Button kind="secondary" isStretched onPress={() => setOpen(true)}>
            {t('evidence.file')}
          </Button>
        </div>
      </Section>
      <SupportLink family={family} />
      <Suspense>
        {isOpen && <EvidenceSheet facts={facts} name={name} place={place} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
