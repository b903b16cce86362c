import type { GatewayCoin } from '@xbts/shared/services/gateways.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { plainDecimal } from '../../model/gatewayTerms.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';

/** What has to be known before anything is sent (spec §5, Gateways). */
export function DepositRules({
  coin,
  network,
  account,
}: {
  coin: GatewayCoin;
  network: string;
  account: string;
}) {
  const t = useGatewayT();
  const { backingCoin, confirmations, symbol } = coin;
  const minimum = plainDecimal(coin.minAmount);
  return (
    <>
      <Section footer={t('deposit.minimumHint')}>
        <Facts
          rows={[
            {
              label: t('deposit.minimum'),
              value: minimum === null ? t('withdraw.notStated') : `${minimum} ${backingCoin}`,
            },
            { label: t('network.label'), value: network },
            ...(confirmations === null || confirmations === undefined
              ? []
              : [{ label: t('deposit.confirmations'), value: String(confirmations) }]),
          ]}
        />
      </Section>
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
