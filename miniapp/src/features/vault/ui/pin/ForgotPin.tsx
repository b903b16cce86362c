import { useLocation } from 'wouter';
import { LOGIN_PATH } from '../../../../platform/paths.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { comingBackTo } from '../../../account/model/comingBack.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';

/** What a step that asks for the PIN is called. */
export const usePinTitle = (): string => useVaultT()('pin.enter');

/** Leads to the login, where a new PIN can be chosen, and back from there. `onLeave` closes what asked. */
export function ForgotPin({ onLeave }: { onLeave?: () => void }) {
  const t = useVaultT();
  const [, navigate] = useLocation();
  return (
    <Button
      kind="plain"
      isStretched
      onPress={() => {
        const { pathname, search } = window.location;
        onLeave?.();
        navigate(LOGIN_PATH, { state: comingBackTo(pathname + search) });
      }}
    >
      {t('pin.forgot')}
    </Button>
  );
}
