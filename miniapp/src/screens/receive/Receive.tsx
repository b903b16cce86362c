import { Cell } from '../../components/Cell.tsx';
import { CopyIconButton, useCopy } from '../../components/CopyButton.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { Section } from '../../components/Section.tsx';
import { useTransferT } from '../../i18n/transferTexts.ts';
import { useT } from '../../i18n/useT.ts';
import { useAccounts } from '../../stores/accounts.ts';
import { PaymentRequestForm } from './PaymentRequestForm.tsx';
import styles from './Receive.module.css';

/** The account's name as the address to be paid at: to read, to scan, to copy; and a link that asks for a payment. */
export function Receive({ account }: { account: string }) {
  const t = useT();
  const tTransfer = useTransferT();
  const id = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.id);
  const copy = useCopy();
  return (
    <Page title={t('receive.title')} action={{ label: t('receive.copy'), onPress: () => copy(account) }}>
      <Section>
        <div className={styles.card}>
          <h2>{t('receive.address')}</h2>
          <QrCode text={account} label={t('receive.qr', { account })} />
          <p className={styles.name}>{account}</p>
        </div>
        {id !== undefined && (
          <Facts
            rows={[
              {
                label: t('receive.id'),
                value: (
                  <span className={styles.id}>
                    {id}
                    <CopyIconButton text={id} label={t('receive.copyId')} />
                  </span>
                ),
              },
            ]}
          />
        )}
      </Section>
      <Notice tone="warning">{t('receive.warning')}</Notice>
      <p className={styles.hint}>{t('receive.hint')}</p>
      <Section>
        <Cell
          before={<Icon name="swap" />}
          title={tTransfer('ways.deposit')}
          subtitle={tTransfer('ways.depositHint')}
          isMultiline
          to="/wallet/deposit"
        />
      </Section>
      <PaymentRequestForm account={account} />
    </Page>
  );
}
