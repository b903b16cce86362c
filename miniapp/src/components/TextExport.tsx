import { usePayoutT } from '../i18n/payoutTexts.ts';
import { messenger } from '../messenger/messenger.ts';
import { saveFile } from '../messenger/saveFile.ts';
import { canShareText, shareText } from '../messenger/shareText.ts';
import { showError } from '../stores/toasts.ts';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Notice } from './Notice.tsx';
import styles from './TextExport.module.css';

export interface TextExportProps {
  /** The file's name. */
  name: string;
  /** Its media type. */
  type: string;
  text: string;
}

/** A text to take along: as a file, or (the messenger's frame allows no downloads) copied or shared. */
export function TextExport({ name, type, text }: TextExportProps) {
  const t = usePayoutT();
  return (
    <div className={styles.form}>
      {messenger.isInside && <Notice>{t('export.noFiles')}</Notice>}
      <textarea className={styles.text} aria-label={t('export.text')} readOnly value={text} />
      {!messenger.isInside && (
        <Button isStretched onPress={() => saveFile(name, text, type)}>
          {t('export.download')}
        </Button>
      )}
      <CopyButton text={text} kind={messenger.isInside ? 'primary' : 'secondary'}>
        {t('export.copy')}
      </CopyButton>
      {canShareText(text) && (
        <Button kind="secondary" isStretched onPress={() => void shareText(text).catch(showError)}>
          {t('export.share')}
        </Button>
      )}
    </div>
  );
}
