import { messenger } from '../../../../platform/messenger/messenger.ts';
import { QrCode } from '../../../../ui/display/QrCode.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { CopyButton } from '../../../../ui/inputs/CopyButton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useInfoT } from '../../texts/infoTexts.ts';
import styles from './Download.module.css';

export interface LinkSectionProps {
  /** The bot's start link, or the address of this page. */
  name: 'bot' | 'page';
  link: string;
}

/** A link with its QR code, to copy and to open. */
export function LinkSection({ name, link }: LinkSectionProps) {
  const t = useInfoT();
  // Opening the page would only open the present one.
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
            {t(name === 'bot' ? 'common.openBot' : 'download.pageOpen')}
          </Button>
        )}
      </div>
    </Section>
  );
}
