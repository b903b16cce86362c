import { type PriceAlertKind, priceAlertKinds } from '@xbts/shared/alerts/priceRule.ts';
import { plainNumber } from '@xbts/shared/amounts/typedNumber.ts';
import { alertLevel } from '@xbts/shared/services/alerts.ts';
import { useState } from 'react';
import { is } from 'valibot';
import { SwitchCell } from '../../../../ui/inputs/Choice.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { AlertRule } from '../../model/alerts.ts';
import { useAlertsT } from '../../texts/alertsTexts.ts';

/** A new alert being typed, or an existing one's new rule. */
export interface AlertDraft extends AlertRule {
  readonly subject: string;
}

/** Whether a draft is a complete alert. */
export const isWhole = ({ subject, kind, level }: AlertDraft): boolean =>
  subject.trim() !== '' && is(alertLevel(kind), plainNumber(level));

interface AlertFormProps {
  draft: AlertDraft;
  onChange: (draft: AlertDraft) => void;
  /** The unit of its price; undefined when the typed text decides. */
  unit?: string | undefined;
  /** The subject of an existing alert is fixed. */
  isSubjectFixed?: boolean;
}

/** An alert's subject and level. */
export function AlertForm({ draft, onChange, unit, isSubjectFixed = false }: AlertFormProps) {
  const t = useAlertsT();
  const [wasLeft, setLeft] = useState(false);
  const { subject, kind, level, repeats } = draft;
  const isMoved = kind === 'moved';
  const inUnit = unit ?? unitOf(subject);
  const label = inUnit === undefined ? t('price') : t('priceIn', { unit: inUnit });
  const isWrong = level.trim() !== '' && !is(alertLevel(kind), plainNumber(level));
  return (
    <>
      <Section isPadded>
        {!isSubjectFixed && (
          <TextField
            label={t('what')}
            hint={t('whatHint')}
            value={subject}
            maxLength={64}
            onChange={(typed) => onChange({ ...draft, subject: typed })}
          />
        )}
        <Tabs<PriceAlertKind>
          label={t('when')}
          items={priceAlertKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={(chosen) => onChange({ ...draft, kind: chosen })}
        />
        <TextField
          label={isMoved ? t('percent') : label}
          value={level}
          inputMode="decimal"
          maxLength={31}
          error={isWrong && wasLeft ? t(isMoved ? 'percentWrong' : 'levelWrong') : undefined}
          onBlur={() => setLeft(true)}
          onChange={(typed) => onChange({ ...draft, level: typed })}
        />
      </Section>
      <Section>
        <SwitchCell
          title={t('repeats')}
          subtitle={t('repeatsHint')}
          isOn={repeats}
          onChange={(isOn) => onChange({ ...draft, repeats: isOn })}
        />
      </Section>
    </>
  );
}

/** The price unit of a typed subject, as far as its form shows. */
function unitOf(subject: string): string | undefined {
  if (/^1\.19\./u.test(subject.trim())) return undefined;
  const [, base] = subject.split('/');
  return base === undefined ? 'USD' : base.trim().toUpperCase() || undefined;
}
