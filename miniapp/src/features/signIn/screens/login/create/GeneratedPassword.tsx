import { useCallback, useEffect, useState } from 'react';
import { signer } from '../../../../../signer/page/client.ts';
import { Failure } from '../../../../../ui/display/Failure.tsx';
import { Skeleton } from '../../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { useCopy } from '../../../../../ui/inputs/CopyButton.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { PasswordGroups } from '../../../../backup/ui/paper/PasswordGroups.tsx';
import { useSignInT } from '../../../texts/signInTexts.ts';
import styles from './Create.module.css';

/**
 * The signer's generated password, for writing down: it lives only in this component's state and is dropped with it.
 */
export function GeneratedPassword({ onMade }: { onMade: () => void }) {
  const t = useSignInT();
  const copy = useCopy();
  const [password, setPassword] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const make = useCallback(() => {
    setError(null);
    return signer.newPassword().then((made) => setPassword(made.password), setError);
  }, []);
  useEffect(() => {
    void make();
    return () => setPassword(null);
  }, [make]);
  const isMade = password !== null;
  useEffect(() => {
    if (isMade) onMade();
  }, [isMade, onMade]);
  return (
    <Section header={t('create.password')} footer={t('create.passwordHint')} isPadded>
      {error !== null && <Failure error={error} onRetry={() => void make()} />}
      {error === null && (
        <div className={styles.password}>
          {password === null ? <Skeleton width={260} /> : <PasswordGroups password={password} />}
          <Button
            kind="secondary"
            icon="copy"
            isStretched
            isDisabled={password === null}
            onPress={() => copy(password ?? '')}
          >
            {t('common.copyPassword')}
          </Button>
        </div>
      )}
    </Section>
  );
}
