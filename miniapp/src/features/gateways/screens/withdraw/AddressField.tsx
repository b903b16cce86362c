import { Suspense, useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { ScanButton } from '../../../../ui/inputs/ScanButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { targetIn } from '../../model/pastedTarget.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';
import styles from './Withdraw.module.css';

/** Loads at the press of its button: the form does not need it. */
const SavedAddresses = lazyPart(async () => (await import('./SavedAddresses.tsx')).SavedAddresses);

/** The recipient address: typed, scanned or saved; checked with the gateway while it is typed. */
export function AddressField({ form }: { form: WithdrawForm }) {
  const t = useGatewayT();
  const [isPicking, setPicking] = useState(false);
  const { fields, change, address, errors, subject } = form;
  const isFiat = subject.family === 'fiat';
  const label = isFiat ? t('withdraw.payeer') : t('withdraw.address', { network: subject.network });
  const take = (text: string) => change(targetIn(text, subject));
  return (
    <>
      <TextField
        label={label}
        name="address"
        value={fields.address}
        onChange={take}
        maxLength={256}
        isGrowing
        after={<ScanButton onText={take} />}
        error={errors.address === null ? undefined : errorText(errors.address)}
        hint={<AddressHint form={form} />}
      />
      {address.hasFailed !== null && (
        <Notice tone="warning">
          <p>{t('withdraw.unchecked', { reason: errorText(address.hasFailed) })}</p>
          <Button kind="secondary" icon="refresh" onPress={address.checkAgain}>
            {t('withdraw.checkAgain')}
          </Button>
        </Notice>
      )}
      <div className={styles.saved}>
        <Button kind="secondary" icon="star" onPress={() => setPicking(true)}>
          {t('withdraw.saved')}
        </Button>
      </div>
      <Suspense>{isPicking && <SavedAddresses form={form} onClose={() => setPicking(false)} />}</Suspense>
    </>
  );
}

function AddressHint({ form: { fields, address, subject } }: { form: WithdrawForm }) {
  const t = useGatewayT();
  if (fields.address === '')
    return <>{t(subject.family === 'fiat' ? 'withdraw.payeerHint' : 'withdraw.addressHint')}</>;
  if (address.isChecking) return <>{t('withdraw.checking')}</>;
  if (!address.isRight) return null;
  return (
    <span className={styles.right}>
      <Icon name="check" size={14} /> {t('withdraw.checked')}
    </span>
  );
}
