import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { CheckCell } from '../../../../ui/inputs/Choice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { AccountIcon } from '../../../accounts/ui/AccountIcon.tsx';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';
import styles from './Withdraw.module.css';

/** The chain account that takes the withdrawal, as it was found on the chain; another one than last time has to be confirmed. */
export function WalletSection({ form }: { form: WithdrawForm }) {
  const t = useGatewayT();
  const { wallet, walletBefore, errors, fields, change, subject } = form;
  if (wallet === undefined) {
    return errors.wallet === null ? null : <Notice tone="error">{errorText(errors.wallet)}</Notice>;
  }
  const { symbol } = subject.coin;
  return (
    <>
      {walletBefore !== null && (
        <Notice tone="error">
          {t('withdraw.walletChanged', { before: walletBefore.name, account: wallet.name })}
        </Notice>
      )}
      <Section header={t('withdraw.to')}>
        <div className={styles.wallet}>
          <AccountIcon name={wallet.name} size={36} />
          <span>
            <strong>{wallet.name}</strong> {wallet.id}
            <small>
              {wallet.isIssuer
                ? t('withdraw.isIssuer', { symbol })
                : t('withdraw.isNotIssuer', { symbol, issuer: wallet.issuerName })}
            </small>
          </span>
        </div>
        {walletBefore !== null && (
          <CheckCell
            title={t('withdraw.walletConfirm', { account: wallet.name })}
            isOn={fields.confirmedWallet === wallet.id}
            onChange={(isOn) => change({ confirmedWallet: isOn ? wallet.id : '' })}
          />
        )}
      </Section>
    </>
  );
}
