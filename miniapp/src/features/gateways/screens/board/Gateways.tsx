import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { useGatewayBoard } from '../../model/gatewayBoard.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { NoGateways } from '../../ui/NoGateways.tsx';
import { GatewaySection } from './GatewaySection.tsx';
import styles from './Gateways.module.css';

/** The gateways as the bot's server sees them: state, last answer, and the terms of each coin. */
export function Gateways() {
  const t = useGatewayT();
  const { data, error, dataUpdatedAt, refetch } = useGatewayBoard();
  const again = () => void refetch();
  return (
    <Page
      title={t('common.gateways')}
      titleEnd={<IconButton icon="refresh" label={t('common.retry')} onPress={again} />}
    >
      {data === undefined && error !== null && <Failure error={error} onRetry={again} />}
      {data === undefined && error === null && <SkeletonCells count={7} />}
      {data !== undefined && error !== null && (
        <Notice tone="warning">{t('common.asOf', { time: formatClock(dataUpdatedAt) })}</Notice>
      )}
      {data !== undefined && <Board gateways={data} />}
    </Page>
  );
}

function Board({ gateways }: { gateways: readonly BoardGateway[] }) {
  const t = useGatewayT();
  if (gateways.length === 0) return <NoGateways instead="receive" />;
  return (
    <>
      <p className={styles.source}>{t('board.source')}</p>
      {gateways.map((gateway) => (
        <GatewaySection key={gateway.family} gateway={gateway} />
      ))}
    </>
  );
}
