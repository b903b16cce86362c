import { AccountIcon } from '../../components/AccountIcon.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { errorText } from '../../i18n/errorText.ts';
import { useT } from '../../i18n/useT.ts';
import { messenger } from '../../messenger/messenger.ts';
import { showError } from '../../stores/toasts.ts';
import { presetOf } from './paymentLink.ts';
import type { SendForm } from './useSendForm.ts';

/** To whom: a name, checked on the chain as it is typed; the messenger's scanner reads it from a QR code. */
export function RecipientField({ form }: { form: SendForm }) {
  const t = useT();
  const { fields, change, recipient, errors } = form;
  const scan = () => {
    messenger.scanQr(t('common.scan')).then((text) => {
      if (text !== null) change(presetOf(text));
    }, showError);
  };
  const hint = recipient.isChecking ? t('send.recipientChecking') : t('send.recipientHint');
  return (
    <TextField
      label={t('send.recipient')}
      value={fields.to}
      onChange={(to) => change({ to })}
      name="recipient"
      before={
        recipient.account === null ? undefined : <AccountIcon name={recipient.account.name} size={28} />
      }
      after={
        messenger.hasQrScanner ? (
          <IconButton icon="scan" label={t('common.scan')} onPress={scan} />
        ) : undefined
      }
      error={errors.to === null ? undefined : errorText(errors.to)}
      hint={
        recipient.account === null
          ? hint
          : t('send.recipientFound', { name: recipient.account.name, id: recipient.account.id })
      }
    />
  );
}
