import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { useTransferT } from '../../i18n/transferTexts.ts';

/** The ways out of this network, for who came to the payment form but pays somebody elsewhere. */
export function ElsewhereSection() {
  const t = useTransferT();
  return (
    <Section>
      <Cell
        before={<Icon name="swap" />}
        title={t('ways.withdraw')}
        subtitle={t('ways.withdrawHint')}
        isMultiline
        to="/wallet/withdraw"
      />
      <Cell
        before={<Icon name="external" />}
        title={t('ways.fiat')}
        subtitle={t('ways.fiatHint')}
        isMultiline
        to="/wallet/withdraw-fiat"
      />
    </Section>
  );
}
