import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { useShare } from '../../info/ui/useShare.ts';
import { usePoolT } from '../texts/poolTexts.ts';

/** Shares a pool, by its id and the name of its pair. */
export function SharePool({ poolId, name }: { poolId: string; name: string }) {
  const t = usePoolT();
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
