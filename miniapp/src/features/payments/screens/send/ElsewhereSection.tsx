import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useTransferT } from '../../texts/transferTexts.ts';

/** Links for a payment that leaves this network. */
export function ElsewhereSection() {
  const t = useTransferT();
  return (
    <Section>
      <Cell
        before={<Icon name="swap" />}
        title={t('ways.withdraw')}
        subtitle={t('ways.depositHint')}
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
