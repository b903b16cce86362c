import { errorText } from '../../../../platform/i18n/errorText.ts';
import { formatInteger } from '../../../../platform/i18n/numbers.ts';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { useTimedT } from '../../texts/timedTexts.ts';
import type { ExtendForm } from './useExtendForm.ts';

/** How much more time the sender gives. */
export function ExtendFields({ form }: { form: ExtendForm }) {
  const t = useTimedT();
  const { mostHours } = form;
  return (
    <>
      <TextField
        label={t('extend.hours')}
        value={form.text}
        onChange={form.setText}
        inputMode="numeric"
        error={form.error === null ? undefined : errorText(form.error)}
        hint={mostHours === null ? undefined : t('extend.most', { hours: formatInteger(mostHours) })}
      />
      <FeeRow {...form.fee} />
    </>
  );
}
