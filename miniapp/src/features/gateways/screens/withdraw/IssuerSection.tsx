import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { AccountIcon } from '../../../accounts/ui/AccountIcon.tsx';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';
import styles from './Withdraw.module.css';

/** The account that takes the withdrawal: the coin's issuer, as the chain names it. */
export function IssuerSection({ form: { issuer, errors, subject } }: { form: WithdrawForm }) {
  const t = useGatewayT();
  if (issuer === undefined)
    return errors.issuer === null ? null : <Notice tone="error">{errorText(errors.issuer)}</Notice>;
  return (
    <Section header={t('withdraw.to')}>
      <div className={styles.wallet}>
        <AccountIcon name={issuer.name} size={36} />
        <span>
          <strong>{issuer.name}</strong> {issuer.id}
          <small>{t('withdraw.isIssuer', { symbol: subject.coin.symbol })}</small>
        </span>
      </div>
    </Section>
  );
}
