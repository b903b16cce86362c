import type { Subscription } from '@xbts/shared/services/subscription.ts';
import { two } from '../../../platform/i18n/dates.ts';
import { deviceTimeZone } from '../../../platform/i18n/deviceTimeZone.ts';
import { SwitchCell } from '../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useNoticesT } from '../texts/noticesTexts.ts';

type Quiet = Subscription['quiet'];

/** From eleven in the evening until seven. */
const night = { from: 23 * 60, to: 7 * 60 };

/** The time of day at which the bot tells nothing, by the clock of this device. */
export function QuietSection({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const t = useNoticesT();
  const zone = deviceTimeZone();
  const change = (side: 'from' | 'to') => (value: string) => {
    const minutes = minutesOf(value);
    if (quiet === null || minutes === undefined) return;
    const next = { ...quiet, zone, [side]: minutes };
    if (next.from !== next.to) onChange(next);
  };
  return (
    <Section header={t('quiet')} footer={t('quietFooter', { zone: quiet === null ? zone : quiet.zone })}>
      <SwitchCell
        title={t('quietOn')}
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? { ...night, zone } : null)}
      />
      {quiet !== null && (
        <>
          <TextField
            label={t('quietFrom')}
            type="time"
            value={timeOf(quiet.from)}
            onChange={change('from')}
          />
          <TextField label={t('quietTo')} type="time" value={timeOf(quiet.to)} onChange={change('to')} />
        </>
      )}
    </Section>
  );
}

const timeOf = (minutes: number): string => [Math.floor(minutes / 60), minutes % 60].map(two).join(':');

/** Minutes after midnight; undefined while the field holds no whole time. */
function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/u.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
