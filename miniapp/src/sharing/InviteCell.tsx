import { Cell } from '../components/Cell.tsx';
import { Icon } from '../components/icons/Icon.tsx';
import { useSharingT } from '../i18n/sharingTexts.ts';
import { messenger } from '../messenger/messenger.ts';
import { useShare } from './useShare.ts';

/** One's partner link; only the bot can sign it, so it is there only where the bot knows who asks. */
export function InviteCell({ account }: { account: string }) {
  const t = useSharingT();
  const { isBusy, share } = useShare();
  if (messenger.launchData === '') return null;
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
