import { messenger } from '../../../platform/messenger/messenger.ts';
import { saveFile } from '../../../platform/messenger/saveFile.ts';
import { canShareText, shareText } from '../../../platform/messenger/shareText.ts';
import { showError } from '../../../platform/toasts.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { CopyButton } from '../../../ui/inputs/CopyButton.tsx';
import { usePayoutT } from '../texts/payoutTexts.ts';
import styles from './TextExport.module.css';

export interface TextExportProps {
  /** The file's name. */
  name: string;
  /** Its media type. */
  type: string;
  text: string;
}

/** Longer texts are shown truncated: the browser lays out every line. */
const SHOWN = 20_000;

/** A text to save as a file; the messenger's frame allows no downloads, so there it is copied or shared. */
export function TextExport({ name, type, text }: TextExportProps) {
  const t = usePayoutT();
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return (
    <div className={styles.form}>
      {messenger.isInside && <Notice>{t('export.noFiles')}</Notice>}
      <textarea className={styles.text} aria-label={t('export.text')} readOnly value={shown} />
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
          {t('common.share')}
        </Button>
      )}
    </div>
  );
}
