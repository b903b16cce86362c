import { activeChangeOperation, isReachedByAccounts } from '@xbts/shared/protocol/authorityChange.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { openReview } from '../../../transactions/model/review.ts';
import { useAccounts } from '../../model/accounts.ts';
import { authorityOf, draftOf, staysEnough } from '../../model/signersDraft.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import { AddSigner } from './AddSigner.tsx';
import { presentAuthority } from './presentAuthority.ts';
import { SignerFields } from './SignerFields.tsx';

const faults = {
  nobody: 'edit.nobody',
  tooMany: 'edit.tooMany',
  number: 'edit.number',
  impossible: 'edit.impossible',
} as const;

/** Changes who may pay from the account: keys and accounts with weights, and how much weight it takes. */
export function EditSigners({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useAccountT();
  const before = presentAuthority(account.active);
  const [draft, setDraft] = useState(() => draftOf(before));
  const [typed, setTyped] = useState('');
  const after = authorityOf(draft);
  const isEnough = typeof after !== 'string' && staysEnough(before, after);
  const isSame = typeof after !== 'string' && JSON.stringify(after) === JSON.stringify(before);
  const isStranded = typeof after !== 'string' && !isEnough && !isReachedByAccounts(after);
  const isConsented = isEnough || (!isStranded && typed.trim() === account.name);
  const isReady = typeof after !== 'string' && !isSame && isConsented;
  const review = async () => {
    if (typeof after === 'string') return;
    const { state } = await openReview({
      account: account.name,
      operations: [activeChangeOperation(account.id, after)],
      feeAssetId: CORE_ASSET_ID,
      success: t('edit.done'),
      dangers: [t(isEnough ? 'edit.danger' : 'edit.lockOut', { name: account.name })],
      ...(isEnough ? {} : { typedName: typed.trim() }),
    });
    if (state !== 'sent') return;
    noteReach(account.name, isEnough);
    onClose();
  };
  return (
    <Sheet isOpen title={t('edit.title')} onClose={onClose}>
      <Notice>{t('edit.intro')}</Notice>
      <SignerFields draft={draft} onChange={setDraft} />
      <AddSigner draft={draft} ownId={account.id} onChange={setDraft} />
      {typeof after === 'string' && <Notice tone="warning">{t(faults[after])}</Notice>}
      {isStranded && !isSame && <Notice tone="warning">{t('edit.stranded', { name: account.name })}</Notice>}
      {typeof after !== 'string' && !isSame && !isEnough && !isStranded && (
        <>
          <Notice tone="error">{t('edit.lockOut', { name: account.name })}</Notice>
          <TextField label={t('common.typeWord', { word: account.name })} value={typed} onChange={setTyped} />
        </>
      )}
      <Section isPadded>
        <Button isStretched isDisabled={!isReady} onPress={() => void review()}>
          {t('common.review')}
        </Button>
      </Section>
    </Sheet>
  );
}

/** From then on whatever is sent is signed here, or proposed. */
function noteReach(name: string, canSign: boolean): void {
  const { accounts, save } = useAccounts.getState();
  const saved = accounts.find((each) => each.name === name);
  if (saved !== undefined && saved.canSign !== canSign) save({ ...saved, canSign });
}
