import { formatClock } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Facts, type FactsProps } from '../../../ui/lists/Facts.tsx';
import type { ComparedNetwork } from '../model/compareNetworks.ts';
import type { GatewayDirection, NetworkState } from '../model/networkState.ts';
import { type TranslateGateway, useGatewayT } from '../texts/gatewayTexts.ts';
import styles from './Networks.module.css';
import { paceText } from './paceText.ts';

const tones = {
  works: 'gain',
  slow: 'warning',
  maintenance: 'warning',
  unknown: 'plain',
} as const satisfies Record<NetworkState, string>;

/** The present state of a network, in a word. */
export function StateChip({ network: { state, isSilent } }: { network: ComparedNetwork }) {
  const t = useGatewayT();
  const words = {
    works: t('board.ok'),
    slow: t('network.slow'),
    maintenance: t('network.maintenance'),
    unknown: isSilent ? t('common.doesNotAnswer') : t('common.notAskedYet'),
  };
  return <Chip tone={isSilent && state === 'unknown' ? 'loss' : tones[state]}>{words[state]}</Chip>;
}

export interface NetworkFactsProps {
  network: ComparedNetwork;
  way: GatewayDirection;
  /** Decimals of the asset. */
  precision: number;
  /** Whether an amount was typed, so that the arriving part is shown. */
  hasAmount: boolean;
}

/** Fee, minimum, arriving amount and duration, each with its source and age. */
export function NetworkFacts(props: NetworkFactsProps) {
  const t = useGatewayT();
  return (
    <>
      <Facts rows={rowsOf(props, t)} />
      <Sources {...props} />
    </>
  );
}

/** The recent duration with its source, for places that show the terms separately. */
export function NetworkPace(props: Pick<NetworkFactsProps, 'network' | 'way'>) {
  const t = useGatewayT();
  const { network, way } = props;
  return (
    <>
      {way === 'withdraw' && <Facts rows={[{ label: t('network.time'), value: timeOf(network, t) }]} />}
      <Sources {...props} />
    </>
  );
}

function Sources(props: Pick<NetworkFactsProps, 'network' | 'way'>) {
  const t = useGatewayT();
  return (
    <p className={styles.sources}>
      {sourcesOf(props, t).map((sentence) => (
        <span key={sentence}>{sentence} </span>
      ))}
    </p>
  );
}

function rowsOf(
  { network, way, precision, hasAmount }: NetworkFactsProps,
  t: TranslateGateway,
): FactsProps['rows'] {
  const { offer, terms, arrives, isBelowMinimum } = network;
  const inCoin = (units: bigint | null) =>
    units === null
      ? t('withdraw.notStated')
      : `${formatAmount(units, precision, 'plain')} ${offer.coin.backingCoin}`;
  const arrival = isBelowMinimum ? t('network.belowMinimum') : inCoin(arrives);
  return [
    { label: t('common.fee'), value: feeOf(network, way, inCoin, t) },
    { label: t('network.minimum'), value: inCoin(terms.minimum) },
    ...(hasAmount ? [{ label: t('network.arrives'), value: arrival }] : []),
    way === 'withdraw'
      ? { label: t('network.time'), value: timeOf(network, t) }
      : { label: t('deposit.confirmations'), value: confirmationsOf(network, t) },
  ];
}

/** Both parts where there are both. */
function feeOf(
  { fees, terms }: ComparedNetwork,
  way: GatewayDirection,
  inCoin: (units: bigint | null) => string,
  t: TranslateGateway,
) {
  if (way === 'deposit') return t('network.noDepositFee');
  const { withdrawFee, gateFee } = terms;
  if (!withdrawFee || !gateFee) return inCoin(fees);
  return (
    <>
      {inCoin(fees)}
      <small className={styles.parts}>
        {t('network.feeParts', { network: inCoin(withdrawFee), gate: inCoin(gateFee) })}
      </small>
    </>
  );
}

function timeOf({ record, expectedMs }: ComparedNetwork, t: TranslateGateway): string {
  if (record === undefined || expectedMs === null) return t('network.noneLately');
  return t('network.paidLately', { count: String(record.paid), time: paceText(expectedMs, t) });
}

function confirmationsOf({ offer, expectedMs }: ComparedNetwork, t: TranslateGateway): string {
  const { confirmations } = offer.coin;
  if (confirmations === null || confirmations === undefined) return t('withdraw.notStated');
  return expectedMs === null ? String(confirmations) : `${confirmations} (${paceText(expectedMs, t)})`;
}

function sourcesOf(
  { network, way }: Pick<NetworkFactsProps, 'network' | 'way'>,
  t: TranslateGateway,
): string[] {
  const { answeredAt, record, expectedMs } = network;
  const terms =
    answeredAt === null ? t('network.termsUnknown') : t('network.terms', { time: formatClock(answeredAt) });
  const paid = record?.lastPaidAt ?? null;
  const waits = record?.waitingSince ?? null;
  return [
    terms,
    ...(paid === null ? [] : [t('network.timeSource', { time: formatClock(paid) })]),
    ...(way === 'deposit' && expectedMs !== null ? [t('network.confirmationSource')] : []),
    ...(record === undefined || waits === null
      ? []
      : [t('network.waiting', { count: String(record.waiting), time: formatClock(waits) })]),
  ];
}
