import { errorText } from '../../../../platform/i18n/errorText.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { showError } from '../../../../platform/toasts.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { FeeRow } from '../../../fees/ui/FeeRow.tsx';
import { useTimedT } from '../../texts/timedTexts.ts';
import type { TakeForm } from './useTakeForm.ts';

/** The field for the secret, and an explanation of the consequences of revealing it. */
export function TakeFields({ form }: { form: TakeForm }) {
  const t = useTimedT();
  const paste = () => void messenger.readClipboard().then(form.setText, showError);
  return (
    <>
      <TextField
        label={t('take.secret')}
        value={form.text}
        onChange={form.setText}
        lines={2}
        after={<IconButton icon="paste" label={t('take.scan')} onPress={paste} />}
        error={form.error === null ? undefined : errorText(form.error)}
        hint={t('take.secretHint')}
      />
      <Notice tone={form.isNearEnd ? 'warning' : 'info'}>
        {t(form.isNearEnd ? 'take.late' : 'take.public')}
      </Notice>
      <FeeRow {...form.fee} />
    </>
  );
}
