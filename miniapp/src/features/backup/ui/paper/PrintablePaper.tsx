import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { usePaperT } from '../../texts/paperTexts.ts';
import styles from './Paper.module.css';
import { PaperPages } from './PaperPages.tsx';
import type { PaperWalletRead } from './usePaperWallet.ts';

/** The pages of a paper wallet under a warning about printers and the print button. */
export function PrintablePaper({ account, read }: { account: string; read: PaperWalletRead }) {
  const t = usePaperT();
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
