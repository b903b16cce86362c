import { messenger } from '../../../platform/messenger/messenger.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { useSharingT } from '../texts/sharingTexts.ts';
import { useShare } from './useShare.ts';

/** The user's partner link; the bot signs it, so it appears only when the bot knows the user. */
export function InviteCell({ account }: { account: string }) {
  const t = useSharingT();
  const { isBusy, share } = useShare();
  if (!messenger.hasLaunchData) return null;
  return (
    <Cell
      before={<Icon name="share" />}
      title={t('share.invite')}
      subtitle={t('share.inviteHint')}
      isMultiline
      isDisabled={isBusy}
      onPress={() => share({ thing: { what: 'invitation', account }, plain: null })}
    />
  );
}
