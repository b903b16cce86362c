import type { Authority } from '@xbts/shared/protocol/operations/parts.ts';
import { useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { useAccountNames } from '../../../account/model/accountNames.ts';
import { useSecretForm } from '../../../vault/model/useSecretForm.ts';
import { SecretForm } from '../../../vault/ui/pin/SecretForm.tsx';
import { reachOf } from '../../model/signersDraft.ts';
import { useAuthorityT } from '../../texts/authorityTexts.ts';
import { AddSigner } from './AddSigner.tsx';
import { shortKey } from './RoleSection.tsx';
import { SignerFields } from './SignerFields.tsx';
import { handedOverText, type SignersEdit, type SignersEditing, useSignersEdit } from './useSignersEdit.ts';

const faults = {
  nobody: 'edit.nobody',
  tooMany: 'edit.tooMany',
  number: 'edit.number',
  impossible: 'edit.impossible',
} as const;

export interface EditSignersProps extends SignersEditing {
  onClose: () => void;
}

/** Changes an account's signers in one role: keys and accounts with weights, and the threshold. */
export function EditSigners({ onClose, ...editing }: EditSignersProps) {
  const t = useAuthorityT();
  const edit = useSignersEdit(editing, onClose);
  const form = useSecretForm();
  const secret = useRef<SecretInput | null>(null);
  const { account, role, way } = editing;
  const isOwner = role === 'owner';
  return (
    <Sheet isOpen title={t(isOwner ? 'owner.title' : 'edit.title')} onClose={onClose}>
      <Notice tone={isOwner ? 'warning' : 'info'}>{t(isOwner ? 'owner.intro' : 'edit.intro')}</Notice>
      {way === 'proposal' && <Notice>{t('edit.proposed')}</Notice>}
      <SignerFields draft={edit.draft} onChange={edit.setDraft} />
      <AddSigner draft={edit.draft} ownId={account.id} onChange={edit.setDraft} />
      <Outlook edit={edit} editing={editing} />
      <Section isPadded>
        <SecretForm
          form={form}
          label={t('common.review')}
          hasPin={false}
          isDisabled={!edit.isReady}
          onSubmit={() => edit.review(secret.current?.take() ?? '')}
        >
          {edit.needsName && (
            <TextField
              label={t('common.typeWord', { word: account.name })}
              value={edit.typed}
              onChange={edit.setTyped}
            />
          )}
          {way === 'secret' && (
            <SecretField
              label={t('owner.secret')}
              hint={t('owner.secretHint')}
              name="owner-secret"
              autoComplete="current-password"
              input={secret}
              onEdit={form.clearError}
            />
          )}
        </SecretForm>
      </Section>
    </Sheet>
  );
}

/** The effect of the change, before the review. */
function Outlook({ edit, editing }: { edit: SignersEdit; editing: SignersEditing }) {
  const t = useAuthorityT();
  const { fault, after, isStranded, isHandedOver } = edit;
  const { name } = editing.account;
  if (fault !== null) return <Notice tone="warning">{t(faults[fault])}</Notice>;
  if (after === null) return null;
  return (
    <>
      <StaysAble after={after} />
      {isStranded && <Notice tone="warning">{t('edit.stranded', { name })}</Notice>}
      {isHandedOver && <Notice tone="error">{t(handedOverText(editing.way), { name })}</Notice>}
    </>
  );
}

/** The future signers, in words. */
function StaysAble({ after }: { after: Authority }) {
  const t = useAuthorityT();
  const names = useAccountNames(after.account_auths.map(([id]) => id));
  const { alone, fewest } = reachOf(after);
  const nameOf = (id: string) => (id.startsWith('1.2.') ? (names.get(id) ?? id) : shortKey(id));
  return (
    <Notice>
      {alone.length > 0
        ? t('edit.staysAlone', { names: alone.map(nameOf).join(', ') })
        : t('edit.staysTogether', { count: fewest })}
    </Notice>
  );
}
