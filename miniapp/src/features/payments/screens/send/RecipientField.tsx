import { Suspense, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { showError } from '../../../../platform/toasts.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { ScanButton } from '../../../../ui/inputs/ScanButton.tsx';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { readPaymentText, savedRequestPath } from '../../../recipients/model/pastedPayment.ts';
import { KnownNames } from '../../../recipients/ui/KnownNames.tsx';
import { VerdictLine } from '../../../recipients/ui/VerdictLine.tsx';
import { useTransferT } from '../../texts/transferTexts.ts';
import styles from './RecipientField.module.css';
import type { SendForm } from './useSendForm.ts';

const RecipientPicker = lazyPart(
  async () => (await import('../../../recipients/ui/RecipientPicker.tsx')).RecipientPicker,
);

/** A pasted text may be a whole payment link, or a card: names do not contain these marks. */
const isLink = (text: string, before: string) => text.length > before.length + 1 && /[?:]|🧾/u.test(text);

export interface RecipientFieldProps {
  form: SendForm;
  onLink: () => void;
  /** Shows all of the verdict. */
  onVerdict: () => void;
}

/**
 * The recipient: a name, checked on the chain while typed; from those paid before, or by scanning or pasting a payment link. What it says of the
 * name has one height, so that nothing below moves.
 */
export function RecipientField({ form, onLink, onVerdict }: RecipientFieldProps) {
  const t = useTransferT();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const { account, fields, change, recipient } = form;
  const [, navigate] = useLocation();
  const take = (text: string) => {
    const path = savedRequestPath(text);
    if (path === null) takeLink(text, form, onLink);
    else navigate(path);
  };
  const choose = (to: string) => {
    change({ to });
    setPicking(false);
  };
  const { found } = recipient;
  const error = faultOf(form, wasLeft);
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t('common.to')}
      </label>
      <div className={styles.frame}>
        <div className={styles.name}>
          {found !== null && <AccountIcon name={found.name} size={28} />}
          {found === null && recipient.isChecking && <Skeleton width={28} height={28} isRound />}
          <input
            id={id}
            name="recipient"
            value={fields.to}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={error !== null}
            aria-describedby={`${id}-below`}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
            onChange={({ target: { value: to } }) => (isLink(to, fields.to) ? take(to) : change({ to }))}
          />
          {fields.to === '' ? (
            <IconButton
              icon="paste"
              label={t('send.pasteLink')}
              onPress={() => void messenger.readClipboard().then(take, showError)}
            />
          ) : (
            <IconButton icon="close" label={t('send.clear')} onPress={() => change({ to: '' })} />
          )}
          <ScanButton onText={take} />
        </div>
        <div className={styles.below} id={`${id}-below`}>
          {error !== null && (
            <p className={styles.error} role="alert">
              {errorText(error)}
            </p>
          )}
          {error === null && found !== null && (
            <VerdictLine account={found} verdict={form.verdict} onPress={onVerdict} />
          )}
          {error === null && found === null && (
            <p className={styles.said}>
              {recipient.isChecking ? t('common.lookingForAccount') : t('common.accountNameOrId')}
            </p>
          )}
        </div>
      </div>
      <KnownNames
        account={account}
        typed={found === null ? fields.to : ''}
        chosen={found?.name}
        onChoose={choose}
        onAll={() => setPicking(true)}
      />
      {isPicking && (
        <Suspense fallback={null}>
          <RecipientPicker account={account} onChoose={choose} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Half a name is no fault: what is still being typed is judged once the field was left. */
function faultOf({ errors, recipient: { error } }: SendForm, wasLeft: boolean) {
  const isEarly = error?.code === 'recipient.unknown' || error?.code === 'recipient.malformed';
  return isEarly && !wasLeft ? null : errors.to;
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
