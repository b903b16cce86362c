import { Button } from '../components/Button.tsx';
import { Failure } from '../components/Failure.tsx';
import { Notice } from '../components/Notice.tsx';
import { SkeletonCells } from '../components/Skeleton.tsx';
import { useAccountT } from '../i18n/accountTexts.ts';
import styles from './Paper.module.css';
import { PaperPages } from './PaperPages.tsx';
import type { PaperWalletRead } from './usePaperWallet.ts';

/** The pages of a paper wallet under a warning about printers and the button that prints them. */
export function PrintablePaper({ account, read }: { account: string; read: PaperWalletRead }) {
  const t = useAccountT();
  const { wallet, error } = read;
  return (
    <>
      <Notice tone="warning">{t('paper.printerWarning')}</Notice>
      <div className={styles.print}>
        <Button kind="secondary" isStretched isDisabled={wallet === null} onPress={() => window.print()}>
          {t('paper.print')}
        </Button>
      </div>
      {error !== null && <Failure error={error} />}
      {wallet === null && error === null && <SkeletonCells count={4} />}
      {wallet !== null && <PaperPages account={account} wallet={wallet} />}
    </>
  );
}
