import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { epochKey, epochOf, epochsBetween } from '@xbts/shared/staking/epochs.ts';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useChainTime } from '../../../../platform/chain/chainTime.ts';
import { formatUtcDay } from '../../../../platform/i18n/utcDay.ts';
import { appConfig } from '../../../../platform/server/config.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { RadioCell } from '../../../../ui/inputs/Choice.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { usePayers } from '../../model/proof.ts';
import { type TranslatePayouts, usePayoutT } from '../../texts/payoutTexts.ts';
import { EpochProof } from './EpochProof.tsx';
import styles from './Proof.module.css';

/** Selectable epochs: a year of them. */
const YEAR_MS = 366 * DAY_MS;

/** The payers' transfers in an epoch, from the chain, compared with the holders' percents. Public. */
export function ProofPage() {
  const t = usePayoutT();
  return (
    <Page title={t('proof.title')}>
      <p className={styles.lead}>{t('proof.lead')}</p>
      {appConfig.payers.length === 0 ? (
        <Placeholder
          icon="info"
          title={t('proof.noPayers')}
          text={t('proof.noPayersText')}
          action={<ToSmartHolder />}
        />
      ) : (
        <Payers />
      )}
    </Page>
  );
}

function ToSmartHolder() {
  const t = usePayoutT();
  const [, navigate] = useLocation();
  return <Button onPress={() => navigate('/smartholder')}>{t('common.smartholder')}</Button>;
}

function Payers() {
  const t = usePayoutT();
  const payers = usePayers();
  if (payers.data === undefined && payers.error !== null)
    return <Failure error={payers.error} onRetry={() => void payers.refetch()} />;
  if (payers.data === undefined)
    return (
      <Section>
        <SkeletonCells count={4} hasIcon={false} />
      </Section>
    );
  if (payers.data.length === 0)
    return <Placeholder icon="warning" title={t('proof.unknownPayers')} action={<ToSmartHolder />} />;
  return <Epochs payers={payers.data} />;
}

const optionText = ({ startsAt, number }: { startsAt: number; number: number }, t: TranslatePayouts) =>
  t('proof.epochOption', { day: formatUtcDay(startsAt), number });

function Epochs({ payers }: { payers: readonly { id: string; name: string }[] }) {
  const t = usePayoutT();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('epoch');
  const now = useChainTime();
  const [isChoosing, setChoosing] = useState(false);
  const present = epochOf(now);
  const epochs = epochsBetween(now - YEAR_MS, now).reverse();
  const epoch = epochs.find((each) => epochKey(each) === asked) ?? epochs[0] ?? present;
  const choose = (key: string) => {
    setChoosing(false);
    navigate(`/smartholder/proof?epoch=${key}`, { replace: true });
  };
  return (
    <>
      <Section>
        <Cell title={t('proof.epoch')} after={optionText(epoch, t)} onPress={() => setChoosing(true)} />
      </Section>
      <EpochProof key={epochKey(epoch)} epoch={epoch} payers={payers} />
      <Sheet isOpen={isChoosing} title={t('proof.epoch')} onClose={() => setChoosing(false)}>
        {epochs.map((each) => (
          <RadioCell
            key={epochKey(each)}
            name="epoch"
            title={optionText(each, t)}
            isChosen={epochKey(each) === epochKey(epoch)}
            onChoose={() => choose(epochKey(each))}
          />
        ))}
      </Sheet>
    </>
  );
}
