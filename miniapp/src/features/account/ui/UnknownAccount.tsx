import { useLocation } from 'wouter';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useAccountT } from '../texts/accountTexts.ts';

/** Says that the chain has no account of a name. */
export function UnknownAccount({ name }: { name: string }) {
  const t = useAccountT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="user"
      title={t('account.unknown', { account: name })}
      text={t('account.unknownHint')}
      action={<Button onPress={() => navigate('/contacts')}>{t('common.contacts')}</Button>}
    />
  );
}
