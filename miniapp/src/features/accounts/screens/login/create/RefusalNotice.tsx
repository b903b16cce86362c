import type { AppError } from '@xbts/shared/errors/appError.ts';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { useAccountT } from '../../../texts/accountTexts.ts';
import styles from './Create.module.css';
import { refusalOf } from './refusal.ts';

/** Why there is no account: what the user can do, and below it the registration service's own words as they came. */
export function RefusalNotice({ error }: { error: AppError }) {
  const t = useAccountT();
  const { known, words } = refusalOf(error);
  return (
    <Notice tone="error">
      <p className={styles.line}>{known === null ? t('create.refused') : errorText(known)}</p>
      {words !== '' && (
        <p className={styles.line}>
          {t('create.serviceSays')} <q lang="en">{words}</q>
        </p>
      )}
    </Notice>
  );
}
