import { plainNumber } from '@xbts/shared/amounts/typedNumber.ts';
import type { PriceAlert } from '@xbts/shared/services/alerts.ts';
import { useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { actOnAlert, changeAlert } from '../../model/alerts.ts';
import { useAlertsT } from '../../texts/alertsTexts.ts';
import { type AlertDraft, AlertForm, isWhole } from './AlertForm.tsx';
import { AlertName } from './AlertList.tsx';
import type { useAlerts } from './useAlerts.ts';

interface EditAlertProps extends Pick<ReturnType<typeof useAlerts>, 'isBusy' | 'failure' | 'change'> {
  alert: PriceAlert;
  onEnd: () => void;
}

/** Edits one alert: changes its level, re-arms, mutes or removes it. */
export function EditAlert({ alert, isBusy, failure, change, onEnd }: EditAlertProps) {
  const t = useAlertsT();
  const { id, subject, kind, level, repeats, base, isWaiting } = alert;
  const [draft, setDraft] = useState<AlertDraft>({ subject, kind, level, repeats });
  const end = async (make: Parameters<typeof change>[0], done?: string) => {
    if (await change(make, done)) onEnd();
  };
  const rule = { kind: draft.kind, level: plainNumber(draft.level), repeats: draft.repeats };
  const action = {
    label: t('common.save'),
    isDisabled: !isWhole(draft),
    isLoading: isBusy,
    onPress: () => void end(() => changeAlert(id, rule), t('added')),
  };
  return (
    <Page title={t('edit')} action={action} onBack={onEnd}>
      <Section>
        <Cell title={<AlertName alert={alert} />} />
      </Section>
      <AlertForm draft={draft} onChange={setDraft} unit={base} isSubjectFixed />
      {failure !== null && <Notice tone="error">{errorText(failure)}</Notice>}
      <Section>
        <Cell
          title={t(isWaiting ? 'mute' : 'again')}
          isDisabled={isBusy}
          onPress={() => void end(() => actOnAlert(id, isWaiting ? 'mute' : 'again'))}
        />
        <Cell
          title={t('remove')}
          isDanger
          isDisabled={isBusy}
          onPress={() => void end(() => actOnAlert(id, 'remove'), t('removed'))}
        />
      </Section>
    </Page>
  );
}
