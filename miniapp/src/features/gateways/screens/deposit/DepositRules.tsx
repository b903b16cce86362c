import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { confirmationMs } from '../../model/confirmationTime.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { MinimumDoubt } from '../../ui/MinimumDoubt.tsx';
import { paceText } from '../../ui/paceText.ts';

/** The rules to know before sending (spec §5, Gateways). */
export function DepositRules({
  family,
  coin,
  network,
  account,
}: {
  family: GatewayFamily;
  coin: GatewayCoin;
  network: string;
  account: string;
}) {
  const t = useGatewayT();
  const { backingCoin, confirmations, minAmount = null, symbol } = coin;
  const ms = confirmationMs(family, coin);
  const expected = ms === null ? '' : ` (${paceText(ms, t)})`;
  return (
    <>
      <Section footer={t('deposit.minimumHint')}>
        <Facts
          rows={[
            {
              label: t('deposit.minimum'),
              value: minAmount === null ? t('withdraw.notStated') : `${minAmount} ${backingCoin}`,
            },
            { label: t('network.label'), value: network },
            ...(confirmations === null || confirmations === undefined
              ? []
              : [{ label: t('deposit.confirmations'), value: `${confirmations}${expected}` }]),
          ]}
        />
      </Section>
      <MinimumDoubt coin={coin} />
      <Notice tone="warning">
        <p>{t('deposit.otherCurrency')}</p>
        <p>{t('deposit.onlyThis', { coin: backingCoin, network })}</p>
      </Notice>
      <Notice>
        <p>{t('deposit.credit', { account, symbol })}</p>
        <p>{t('deposit.accountName')}</p>
      </Notice>
    </>
  );
}
