import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { usePaperT } from '../../texts/paperTexts.ts';
import type { TypedGroups } from './useTypedGroups.ts';

export interface GroupFieldsProps {
  typed: TypedGroups;
  /** Under the last field. */
  error?: string | undefined;
  isDisabled?: boolean;
  hasFocus?: boolean;
  onEdit: () => void;
}

/** A field for each retyped group. */
export function GroupFields({
  typed,
  error,
  isDisabled = false,
  hasFocus = false,
  onEdit,
}: GroupFieldsProps) {
  const t = usePaperT();
  return typed.groups.map(({ number, input }, index) => (
    <SecretField
      // By position: the numbers change after a mistake, the fields stay.
      key={index === 0 ? 'first' : 'second'}
      label={t('check.group', { number })}
      input={input}
      isDisabled={isDisabled}
      hasFocus={hasFocus && index === 0}
      error={index === 0 ? undefined : error}
      onEdit={onEdit}
    />
  ));
}
