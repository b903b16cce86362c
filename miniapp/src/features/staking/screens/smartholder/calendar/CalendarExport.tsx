import { pathOf } from '@xbts/shared/services/route.ts';
import { stakingCalendarRoutes } from '@xbts/shared/services/stakingCalendar.ts';
import { stakingCalendar } from '@xbts/shared/staking/stakingCalendar.ts';
import { useMemo } from 'react';
import { useLanguage } from '../../../../../platform/i18n/useLanguage.ts';
import { messenger } from '../../../../../platform/messenger/messenger.ts';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { CopyButton } from '../../../../../ui/inputs/CopyButton.tsx';
import { Disclosure } from '../../../../../ui/lists/Disclosure.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useStakes, useStakingAsset } from '../../../model/stakingPositions.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import { TextExport } from '../../../ui/TextExport.tsx';
import styles from './Calendar.module.css';

/** Payout and unlock days for a calendar: an address to subscribe to, and the file itself, made on this device. */
export function CalendarExport({ account }: { account: string | null }) {
  const t = usePayoutT();
  const language = useLanguage();
  if (account === null)
    return (
      <Section header={t('calendar.title')} isPadded>
        <p className={styles.hint}>{t('calendar.login')}</p>
      </Section>
    );
  const path = pathOf(stakingCalendarRoutes.feed, { account });
  const address = `${window.location.origin}${path}?lang=${language}`;
  return (
    <Section header={t('calendar.title')}>
      <div className={styles.subscribe}>
        <p>{t('calendar.subscribe')}</p>
        <p className={styles.hint}>{t('calendar.subscribeText')}</p>
        <output className={styles.address} aria-label={t('calendar.address')}>
          {address}
        </output>
        <CopyButton text={address}>{t('common.copyAddress')}</CopyButton>
        <Button kind="secondary" icon="external" isStretched onPress={() => messenger.openLink(address)}>
          {t('calendar.open')}
        </Button>
      </div>
      <Disclosure title={t('calendar.file')}>
        <CalendarFile account={account} />
      </Disclosure>
    </Section>
  );
}

function CalendarFile({ account }: { account: string }) {
  const language = useLanguage();
  const { positions } = useStakes(account);
  const asset = useStakingAsset();
  // Stakes are recomputed with every block; the file changes only when one is added or removed.
  const stakes = positions?.map(({ id, unlocksAt, units }) => `${id} ${unlocksAt} ${units}`).join(' ') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions by what the file has of them, see above
  const text = useMemo(
    () =>
      asset === undefined
        ? ''
        : stakingCalendar({ account, positions: positions ?? [] }, { now: Date.now(), language, asset }),
    [account, stakes, language, asset],
  );
  return <TextExport name={`smartholder-${account}.ics`} type="text/calendar" text={text} />;
}
