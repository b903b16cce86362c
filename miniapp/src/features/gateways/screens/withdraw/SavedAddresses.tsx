import { showToast } from '../../../../platform/toasts.ts';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import {
  addressesFor,
  networkOf,
  type SavedAddress,
  useWithdrawAddresses,
} from '../../model/withdrawAddresses.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';
import styles from './Withdraw.module.css';

export interface SavedAddressesProps {
  form: WithdrawForm;
  onClose: () => void;
}

/** The addresses saved for this network: use one, remove one, save the typed one. */
export function SavedAddresses({ form, onClose }: SavedAddressesProps) {
  const t = useGatewayT();
  const { addresses, save } = useWithdrawAddresses();
  const { subject, fields, address } = form;
  const { family, coin } = subject;
  const fitting = addressesFor(addresses, family, coin.backingCoin);
  const typed: SavedAddress = {
    network: networkOf(family),
    coin: coin.backingCoin.toUpperCase(),
    address: fields.address.trim(),
    memo: coin.memoSupport && !fields.hasNoMemo ? fields.memo.trim() : '',
  };
  const keep = () => {
    save(typed);
    showToast('success', t('withdraw.savedNow'));
  };
  const isKept = fitting.some((each) => each.address === typed.address && each.memo === typed.memo);
  return (
    <Sheet isOpen title={t('withdraw.saved')} onClose={onClose}>
      {fitting.length === 0 && (
        <Placeholder
          icon="star"
          title={t('withdraw.noSaved')}
          text={t('withdraw.noSavedHint')}
          action={null}
        />
      )}
      {fitting.map((each) => (
        <SavedRow
          key={`${each.address} ${each.memo} ${each.coin}`}
          saved={each}
          form={form}
          onClose={onClose}
        />
      ))}
      {address.isRight && !isKept && (
        <Button kind="secondary" icon="plus" isStretched onPress={keep}>
          {t('withdraw.save')}
        </Button>
      )}
    </Sheet>
  );
}

function SavedRow({ saved, form, onClose }: SavedAddressesProps & { saved: SavedAddress }) {
  const t = useGatewayT();
  const remove = useWithdrawAddresses((store) => store.remove);
  const { address, memo } = saved;
  return (
    <div className={styles.row}>
      <Cell
        title={<span className={styles.address}>{address}</span>}
        subtitle={memo === '' ? undefined : `${t('deposit.memo')}: ${memo}`}
        isMultiline
        onPress={() => {
          // An address may have been saved before its memo was typed: the question whether it needs one is asked again.
          form.change({ address, memo, hasNoMemo: false });
          onClose();
        }}
      />
      <IconButton icon="trash" label={t('withdraw.forget', { address })} onPress={() => remove(saved)} />
    </div>
  );
}
