import { useQuery } from '@tanstack/react-query';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { storedSecret } from '../../model/storedSecrets.ts';
import { useTimedT } from '../../texts/timedTexts.ts';
import { SecretText } from '../../ui/SecretText.tsx';

/** The secret of a timed transfer created on this device, shown on request. */
export function SecretCell({ transfer }: { transfer: TimedTransfer }) {
  const t = useTimedT();
  const [isShown, setShown] = useState(false);
  const { data } = useQuery({
    queryKey: ['timed', 'secret', transfer.preimage_hash],
    queryFn: () => storedSecret(transfer.preimage_hash),
    enabled: isShown,
    gcTime: 0,
    meta: { isPrivate: true },
  });
  if (!isShown)
    return (
      <Button kind="plain" icon="eye" isStretched onPress={() => setShown(true)}>
        {t('secret.show')}
      </Button>
    );
  if (data === undefined) return null;
  return data === null ? <p>{t('secret.elsewhere')}</p> : <SecretText secret={data} />;
}
