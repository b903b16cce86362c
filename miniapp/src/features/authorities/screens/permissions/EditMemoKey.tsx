import { AppError } from '@xbts/shared/errors/appError.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { useSecretForm } from '../../../vault/model/useSecretForm.ts';
import { SecretForm } from '../../../vault/ui/pin/SecretForm.tsx';
import { type MemoDraftFault, payingKey } from '../../model/memoKeyDraft.ts';
import { type TranslateAuthority, useAuthorityT } from '../../texts/authorityTexts.ts';
import { shortKey } from './RoleSection.tsx';
import { type MemoKeyEdit, type MemoKeyEditing, useMemoKeyEdit } from './useMemoKeyEdit.ts';

function faultText(fault: MemoDraftFault, t: TranslateAuthority): string {
  switch (fault) {
    case 'malformed':
      return errorText(new AppError('key.malformed_public'));
    case 'null':
      return t('memo.null');
    case 'private':
      return t('memo.private');
    case 'same':
      return t('memo.same');
  }
}

export interface EditMemoKeyProps extends MemoKeyEditing {
  onClose: () => void;
}

/** Changes an account's memo key. */
export function EditMemoKey({ onClose, ...editing }: EditMemoKeyProps) {
  const t = useAuthorityT();
  const edit = useMemoKeyEdit(editing, onClose);
  const form = useSecretForm();
  const { account, way } = editing;
  const paying = payingKey(account);
  return (
    <Sheet isOpen title={t('memo.title')} onClose={onClose}>
      <Notice>{t('memo.intro', { name: account.name })}</Notice>
      {way === 'proposal' && <Notice>{t('edit.proposed')}</Notice>}
      <Section isPadded>
        <TextField
          label={t('memo.field')}
          hint={t('memo.fieldHint')}
          value={edit.key}
          onChange={edit.setKey}
          error={edit.fault === null ? undefined : faultText(edit.fault, t)}
          autoComplete="off"
          isGrowing
        />
        {paying !== null && (
          <Button kind="secondary" isStretched onPress={() => edit.setKey(paying)}>
            {t('memo.usePaying')}
          </Button>
        )}
      </Section>
      {edit.after !== null && <Consequence edit={edit} before={account.options.memo_key} />}
      <Section isPadded>
        <SecretForm
          form={form}
          label={t('common.review')}
          hasPin={false}
          isDisabled={!edit.isReady}
          onSubmit={edit.review}
        >
          {edit.after !== null && (
            <TextField
              label={t('common.typeWord', { word: account.name })}
              value={edit.name}
              onChange={edit.setName}
            />
          )}
        </SecretForm>
      </Section>
    </Sheet>
  );
}

/** The messages that each key will read, and which of the two is here. */
function Consequence({ edit, before }: { edit: MemoKeyEdit; before: string }) {
  const t = useAuthorityT();
  const { isOldHere, isNewHere } = edit;
  return (
    <>
      <Notice tone="warning">{t('memo.before', { key: shortKey(before) })}</Notice>
      <Notice tone={isOldHere ? 'info' : 'warning'}>{t(isOldHere ? 'memo.oldHere' : 'memo.oldGone')}</Notice>
      <Notice tone={isNewHere ? 'info' : 'warning'}>{t(isNewHere ? 'memo.newHere' : 'memo.newGone')}</Notice>
    </>
  );
}
