import { Page } from '../../../../../ui/display/Page.tsx';
import { useAccountT } from '../../../texts/accountTexts.ts';
import { PrintablePaper } from '../../../ui/paper/PrintablePaper.tsx';
import { usePaperWallet } from '../../../ui/paper/usePaperWallet.ts';
import styles from './Create.module.css';

/** The pages to print of an account that was just registered. */
export function PaperStep({ account, onNext }: { account: string; onNext: () => void }) {
  const t = useAccountT();
  const read = usePaperWallet(account);
  const isWaiting = read.wallet === null && read.error === null;
  return (
    <Page
      title={t('paper.title')}
      action={{ label: t('paper.next'), onPress: onNext, isDisabled: isWaiting }}
    >
      <p className={styles.lead} role="status">
        {t('paper.done', { account })} {t('paper.lead')}
      </p>
      <PrintablePaper account={account} read={read} />
    </Page>
  );
}
