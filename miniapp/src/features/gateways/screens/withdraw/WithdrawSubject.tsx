import { formatClock } from '../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useGatewayAsset } from '../../model/gatewayAsset.ts';
import { useGatewayCoin } from '../../model/gatewayBoard.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { networkOfCoin } from '../../ui/gatewayName.ts';
import { useIsSlow } from '../../ui/useIsSlow.ts';
import { WithdrawFields, type WithdrawSubjectProps } from './WithdrawFields.tsx';

/** Reads the gateway's and the chain's data of the coin; then shows the form. */
export function WithdrawSubject(props: WithdrawSubjectProps) {
  const t = useGatewayT();
  const { title, account, offer, before, after } = props;
  const { family } = offer;
  const coin = useGatewayCoin(family, offer.coin.symbol);
  const asset = useGatewayAsset(offer.coin.symbol);
  const error =
    (coin.data === undefined ? coin.error : null) ?? (asset.data === undefined ? asset.error : null);
  const isWaiting = error === null && (coin.data === undefined || asset.data === undefined);
  const isSlow = useIsSlow(isWaiting);
  if (coin.data !== undefined && asset.data !== undefined) {
    const subject = {
      account,
      family,
      coin: coin.data,
      asset: asset.data,
      network: networkOfCoin({ family, coin: coin.data }, t),
    };
    const time = formatClock(coin.dataUpdatedAt);
    const kept = coin.error === null ? null : t('deposit.kept', { time, reason: errorText(coin.error) });
    return <WithdrawFields {...props} subject={subject} kept={kept} />;
  }
  const readAgain = () => void Promise.all([coin.refetch(), asset.refetch()]);
  return (
    <Page title={title}>
      {before}
      {error !== null && <Failure error={error} onRetry={readAgain} />}
      {isWaiting && <FormSkeleton />}
      {isSlow && <Notice>{t('slow')}</Notice>}
      {after}
    </Page>
  );
}

function FormSkeleton() {
  return (
    <Section isPadded>
      <Skeleton width="40%" />
      <Skeleton height={52} />
      <Skeleton width="30%" />
      <Skeleton height={96} />
    </Section>
  );
}
