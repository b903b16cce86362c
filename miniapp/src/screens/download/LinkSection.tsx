import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { Section } from '../../components/Section.tsx';
import { useInfoT } from '../../i18n/infoTexts.ts';
import { messenger } from '../../messenger/messenger.ts';
import styles from './Download.module.css';

export interface LinkSectionProps {
  /** The bot's start link, or the address of this page. */
  name: 'bot' | 'page';
  link: string;
}

/** A link with its QR code, to copy and to open. */
export function LinkSection({ name, link }: LinkSectionProps) {
  const t = useInfoT();
  // The page is open already where it would be opened.
  const canOpen = name === 'bot' || messenger.isInside;
  return (
    <Section header={t(`download.${name}Title`)} footer={t(`download.${name}Hint`)} isPadded>
      <div className={styles.link}>
        <div className={styles.code}>
          <QrCode text={link} label={t(`download.${name}Qr`)} />
        </div>
        <p className={styles.address}>{link}</p>
        <CopyButton text={link}>{t(`download.${name}Copy`)}</CopyButton>
        {canOpen && (
          <Button kind="secondary" icon="external" isStretched onPress={() => messenger.openLink(link)}>
            {t(`download.${name}Open`)}
          </Button>
        )}
      </div>
    </Section>
  );
}
