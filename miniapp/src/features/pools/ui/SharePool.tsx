import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { useSharingT } from '../../info/texts/sharingTexts.ts';
import { useShare } from '../../info/ui/useShare.ts';

/** Shares a pool, by its id and the name of its pair. */
export function SharePool({ poolId, name }: { poolId: string; name: string }) {
  const t = useSharingT();
  const { isBusy, share } = useShare();
  const plain = {
    text: t('share.poolText', { name }),
    link: `${window.location.origin}/pool/${poolId}`,
  };
  return (
    <IconButton
      icon="share"
      label={t('share.pool')}
      isDisabled={isBusy}
      onPress={() => share({ thing: { what: 'pool', poolId }, plain })}
    />
  );
}
