import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { showError } from '../../../../platform/toasts.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { ScanButton } from '../../../../ui/inputs/ScanButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { readPaymentText, savedRequestPath } from '../../../recipients/model/pastedPayment.ts';
import { useTransferT } from '../../texts/transferTexts.ts';
import type { SendForm } from './useSendForm.ts';

const RecipientPicker = lazyPart(
  async () => (await import('../../../recipients/ui/RecipientPicker.tsx')).RecipientPicker,
);

/** A pasted text may be a whole payment link, or a card: names do not contain these marks. */
const isLink = (text: string, before: string) => text.length > before.length + 1 && /[?:]|🧾/u.test(text);

/**
 * The recipient: a name, checked on the chain while typed; from the contacts, or by scanning or pasting a payment link.
 */
export function RecipientField({ form, onLink }: { form: SendForm; onLink: () => void }) {
  const t = useTransferT();
  const [isPicking, setPicking] = useState(false);
  const { account, fields, change, recipient, errors } = form;
  const [, navigate] = useLocation();
  const take = (text: string) => {
    const path = savedRequestPath(text);
    if (path === null) takeLink(text, form, onLink);
    else navigate(path);
  };
  const { found } = recipient;
  const hint = recipient.isChecking ? t('common.lookingForAccount') : t('common.accountNameOrId');
  return (
    <>
      <TextField
        label={t('common.to')}
        value={fields.to}
        onChange={(to) => (isLink(to, fields.to) ? take(to) : change({ to }))}
        name="recipient"
        before={
          found !== null ? (
            <AccountIcon name={found.name} size={28} />
          ) : recipient.isChecking ? (
            <Skeleton width={28} height={28} isRound />
          ) : undefined
        }
        after={<FillActions onText={take} onPick={() => setPicking(true)} />}
        error={errors.to === null ? undefined : errorText(errors.to)}
        hint={found === null ? hint : t('common.nameAndId', { name: found.name, id: found.id })}
      />
      {isPicking && (
        <Suspense fallback={null}>
          <RecipientPicker
            account={account}
            onChoose={(to) => {
              change({ to });
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A link fills in its parts; the others stay. A malformed one fills in nothing. */
function takeLink(text: string, { change }: SendForm, onLink: () => void): void {
  try {
    const { to, asset, amount, memo } = readPaymentText(text);
    change({
      to,
      ...(asset === '' ? {} : { symbol: asset }),
      ...(amount === '' ? {} : { amount }),
      ...(memo === '' ? {} : { memo }),
    });
    if (asset + amount + memo !== '') onLink();
  } catch (error) {
    messenger.haptic('error');
    showError(error);
  }
}

/** Ways to fill the field without typing. */
function FillActions({ onText, onPick }: { onText: (text: string) => void; onPick: () => void }) {
  const t = useTransferT();
  return (
    <>
      <IconButton
        icon="paste"
        label={t('send.pasteLink')}
        onPress={() => void messenger.readClipboard().then(onText, showError)}
      />
      <ScanButton onText={onText} />
      <IconButton icon="user" label={t('send.pickRecipient')} onPress={onPick} />
    </>
  );
}
