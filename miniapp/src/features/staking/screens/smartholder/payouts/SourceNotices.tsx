import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import type { Payouts } from '../../../model/payouts.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import styles from './Payouts.module.css';

/** Reports which of the two sources of payouts is missing. */
export function SourceNotices({ payouts }: { payouts: Payouts }) {
  const t = usePayoutT();
  const { service, chain, dropped, readAgain } = payouts;
  const isQuiet = service === 'read' && chain === 'read' && dropped === 0;
  if (isQuiet) return null;
  return (
    <div className={styles.notices}>
      {(service === 'failed' || service === 'unknownForm') && (
        <Notice tone="warning">
          {t(service === 'failed' ? 'service.down' : 'service.unknownForm')}{' '}
          <Button kind="plain" onPress={readAgain}>
            {t('common.retry')}
          </Button>
        </Notice>
      )}
      {service === 'none' && <Notice>{t('service.none')}</Notice>}
      {service === 'loading' && <Notice>{t('service.loading')}</Notice>}
      {chain === 'failed' && (
        <Notice tone="warning">
          {t('chain.failed')}{' '}
          <Button kind="plain" onPress={readAgain}>
            {t('common.retry')}
          </Button>
        </Notice>
      )}
      {chain === 'none' && <Notice>{t('chain.none')}</Notice>}
      {dropped > 0 && <Notice tone="warning">{t('service.dropped', { count: dropped })}</Notice>}
    </div>
  );
}
