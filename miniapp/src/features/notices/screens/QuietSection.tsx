import type { Subscription } from '@xbts/shared/services/subscription.ts';
import { useState } from 'react';
import { two } from '../../../platform/i18n/dates.ts';
import { deviceTimeZone } from '../../../platform/i18n/deviceTimeZone.ts';
import { SwitchCell } from '../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useNoticesT } from '../texts/noticesTexts.ts';

type Quiet = Subscription['quiet'];

/** From eleven in the evening until seven. */
const night = { from: 23 * 60, to: 7 * 60 };

/** The time of day without notices, by this device's clock. */
export function QuietSection({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const t = useNoticesT();
  const zone = deviceTimeZone();
  // Typed but not valid yet: it ends when it begins. A user who changes both times may pass through that.
  const [typed, setTyped] = useState<typeof quiet>(null);
  const shown = typed ?? quiet;
  const change = (side: 'from' | 'to') => (value: string) => {
    const minutes = minutesOf(value);
    if (shown === null || minutes === undefined) return;
    const next = { ...shown, zone, [side]: minutes };
    const isNone = next.from === next.to;
    setTyped(isNone ? next : null);
    if (!isNone) onChange(next);
  };
  return (
    <Section header={t('quiet')} footer={t('quietFooter', { zone: quiet === null ? zone : quiet.zone })}>
      <SwitchCell
        title={t('quietOn')}
        isOn={quiet !== null}
        onChange={(isOn) => {
          setTyped(null);
          onChange(isOn ? { ...night, zone } : null);
        }}
      />
      {quiet !== null && shown !== null && (
        <>
          <TextField
            label={t('quietFrom')}
            type="time"
            value={timeOf(shown.from)}
            onChange={change('from')}
          />
          <TextField
            label={t('quietTo')}
            type="time"
            value={timeOf(shown.to)}
            onChange={change('to')}
            error={typed === null ? undefined : t('quietNone')}
          />
        </>
      )}
    </Section>
  );
}

const timeOf = (minutes: number): string => [Math.floor(minutes / 60), minutes % 60].map(two).join(':');

/** Minutes after midnight; undefined while the field has no whole time. */
function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/u.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
