import { plainNumber } from '@xbts/shared/amounts/typedNumber.ts';
import type { PriceAlert } from '@xbts/shared/services/alerts.ts';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../../platform/server/config.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { addAlert } from '../../model/alerts.ts';
import { useAlertsT } from '../../texts/alertsTexts.ts';
import { ReachNotice } from '../../ui/ReachNotice.tsx';
import { type AlertDraft, AlertForm, isWhole } from './AlertForm.tsx';
import { AlertList } from './AlertList.tsx';
import { EditAlert } from './EditAlert.tsx';
import { useAlerts } from './useAlerts.ts';

/** Price alerts: the user's own, and a new one; only when the messenger identifies the user. */
export function Alerts() {
  return messenger.hasLaunchData ? <Inside /> : <Outside />;
}

function Outside() {
  const t = useAlertsT();
  const { bot } = appConfig.links;
  const action = bot && <Button onPress={() => messenger.openLink(bot)}>{t('common.openBot')}</Button>;
  return (
    <Page title={t('title')}>
      <Placeholder icon="chat" title={t('outside')} action={action} />
    </Page>
  );
}

function Inside() {
  const alerts = useAlerts();
  const [edited, setEdited] = useState<PriceAlert | null>(null);
  if (edited !== null) return <EditAlert alert={edited} {...alerts} onEnd={() => setEdited(null)} />;
  return <AllAlerts {...alerts} onChoose={setEdited} />;
}

type AllAlertsProps = ReturnType<typeof useAlerts> & { onChoose: (alert: PriceAlert) => void };

function AllAlerts({ data, error, isBusy, failure, change, retry, onChoose }: AllAlertsProps) {
  const t = useAlertsT();
  const asked = new URLSearchParams(useSearch()).get('of') ?? '';
  const [draft, setDraft] = useState<AlertDraft>({
    subject: asked,
    kind: 'above',
    level: '',
    repeats: false,
  });
  const add = async () => {
    const { subject, level, ...rule } = draft;
    const isAdded = await change(
      () => addAlert(subject.trim(), { ...rule, level: plainNumber(level) }),
      t('added'),
    );
    if (isAdded) setDraft({ ...draft, level: '' });
  };
  const action = {
    label: t('add'),
    isDisabled: data === undefined || !isWhole(draft),
    isLoading: isBusy,
    onPress: () => void add(),
  };
  return (
    <Page title={t('title')} action={action}>
      <ReachNotice />
      <AlertForm draft={draft} onChange={setDraft} />
      {failure !== null && <Notice tone="error">{errorText(failure)}</Notice>}
      {data !== undefined && <AlertList alerts={data} onChoose={onChoose} />}
      {data === undefined && error !== null && <Failure error={error} onRetry={retry} />}
      {data === undefined && error === null && <SkeletonCells count={3} />}
      <Notice>{t('about')}</Notice>
    </Page>
  );
}
