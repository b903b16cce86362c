import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../../account/model/accountNames.ts';
import type { SignersDraft } from '../../model/signersDraft.ts';
import { useAuthorityT } from '../../texts/authorityTexts.ts';
import { shortKey } from './RoleSection.tsx';

export interface SignerFieldsProps {
  draft: SignersDraft;
  onChange: (draft: SignersDraft) => void;
}

/** Each signer with its weight, and the threshold. */
export function SignerFields({ draft, onChange }: SignerFieldsProps) {
  const t = useAuthorityT();
  const { signers, threshold } = draft;
  const names = useAccountNames(signers.filter(({ isKey }) => !isKey).map(({ id }) => id));
  const nameOf = (id: string, isKey: boolean) => (isKey ? shortKey(id) : (names.get(id) ?? id));
  return (
    <Section isPadded>
      <TextField
        label={t('edit.threshold')}
        value={threshold}
        inputMode="numeric"
        onChange={(typed) => onChange({ ...draft, threshold: typed })}
      />
      {signers.map(({ id, isKey, weight }) => {
        const name = nameOf(id, isKey);
        return (
          <TextField
            key={id}
            label={t('edit.weight', { name })}
            value={weight}
            inputMode="numeric"
            onChange={(typed) =>
              onChange({
                ...draft,
                signers: signers.map((each) => (each.id === id ? { ...each, weight: typed } : each)),
              })
            }
            after={
              <IconButton
                icon="trash"
                label={t('edit.remove', { name })}
                onPress={() => onChange({ ...draft, signers: signers.filter((each) => each.id !== id) })}
              />
            }
          />
        );
      })}
    </Section>
  );
}
