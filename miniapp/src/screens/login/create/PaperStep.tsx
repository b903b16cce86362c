import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Failure } from '../../../components/Failure.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Page } from '../../../components/Page.tsx';
import { SkeletonCells } from '../../../components/Skeleton.tsx';
import { useAccountT } from '../../../i18n/accountTexts.ts';
import { signer } from '../../../signer/client.ts';
import type { PaperWallet } from '../../../signer/newAccount.ts';
import styles from './Create.module.css';
import { PaperPages } from './PaperPages.tsx';

/** The pages to print; what they hold lies in this component's state alone and is dropped with it. */
export function PaperStep({ account, onNext }: { account: string; onNext: () => void }) {
  const t = useAccountT();
  const [wallet, setWallet] = useState<PaperWallet | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    signer.paperWallet(account).then(
      (made) => {
        if (isWanted) setWallet(made);
      },
      (thrown: unknown) => setError(thrown),
    );
    return () => {
      isWanted = false;
      setWallet(null);
    };
  }, [account]);
  const action = { label: t('paper.next'), onPress: onNext, isDisabled: wallet === null && error === null };
  return (
    <Page title={t('paper.title')} action={action}>
      <p className={styles.lead} role="status">
        {t('paper.done', { account })} {t('paper.lead')}
      </p>
      <Notice tone="warning">{t('paper.printerWarning')}</Notice>
      <div className={styles.print}>
        <Button kind="secondary" isStretched isDisabled={wallet === null} onPress={() => window.print()}>
          {t('paper.print')}
        </Button>
      </div>
      {error !== null && <Failure error={error} />}
      {wallet === null && error === null && <SkeletonCells count={4} />}
      {wallet !== null && <PaperPages account={account} wallet={wallet} />}
    </Page>
  );
}
