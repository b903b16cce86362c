import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { QrCode } from '../../../../ui/display/QrCode.tsx';
import { CopyIconButton, useCopy } from '../../../../ui/inputs/CopyButton.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { useTransferT } from '../../texts/transferTexts.ts';
import { PaymentRequestForm } from './PaymentRequestForm.tsx';
import styles from './Receive.module.css';

/** The account's name as payment address: to read, scan and copy; and a link that requests a payment. */
export function Receive({ account }: { account: string }) {
  const t = useTransferT();
  const id = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.id);
  const copy = useCopy();
  return (
    <Page
      title={t('common.receive')}
      action={{ label: t('common.copyAccountName'), onPress: () => copy(account) }}
    >
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
                label: t('common.accountId'),
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
          title={t('ways.deposit')}
          subtitle={t('ways.depositHint')}
          isMultiline
          to="/wallet/deposit"
        />
      </Section>
      <PaymentRequestForm account={account} />
    </Page>
  );
}
