import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { isNetworkAccount } from '@xbts/shared/protocol/authority.ts';
import { parsePublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { readAccount } from '../../../account/model/readAccount.ts';
import { type SignersDraft, withSigner } from '../../model/signersDraft.ts';
import { useAuthorityT } from '../../texts/authorityTexts.ts';

const KEY = /^BTS[1-9A-HJ-NP-Za-km-z]{40,}$/u;

/**
 * The signer behind a typed text: a public key, or an account of the chain. @throws AppError key.malformed_public,
 * login.unknown_account, signers.*
 */
async function signerOf(typed: string, ownId: string): Promise<{ id: string; isKey: boolean }> {
  if (KEY.test(typed)) {
    parsePublicKey(typed);
    return { id: typed, isKey: true };
  }
  const { id } = await readAccount(typed.toLowerCase());
  if (id === ownId) throw new AppError('signers.self');
  if (isNetworkAccount(id)) throw new AppError('signers.network_account');
  return { id, isKey: false };
}

export interface AddSignerProps {
  draft: SignersDraft;
  /** The edited account, which cannot sign for itself. */
  ownId: string;
  onChange: (draft: SignersDraft) => void;
}

/** Adds an account or a key to the signers. */
export function AddSigner({ draft, ownId, onChange }: AddSignerProps) {
  const t = useAuthorityT();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    setError(null);
    try {
      const { id, isKey } = await signerOf(typed.trim(), ownId);
      onChange(withSigner(draft, id, isKey));
      setTyped('');
    } catch (thrown) {
      setError(toAppError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section isPadded>
      <TextField
        label={t('edit.add')}
        value={typed}
        onChange={setTyped}
        error={error === null ? undefined : errorText(error)}
      />
      <Button
        kind="secondary"
        isStretched
        isLoading={isBusy}
        isDisabled={typed.trim() === ''}
        onPress={() => void add()}
      >
        {t('edit.addButton')}
      </Button>
    </Section>
  );
}
