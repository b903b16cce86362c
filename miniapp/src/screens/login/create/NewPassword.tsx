import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { useCopy } from '../../../components/CopyButton.tsx';
import { Failure } from '../../../components/Failure.tsx';
import { Section } from '../../../components/Section.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useAccountT } from '../../../i18n/accountTexts.ts';
import { PasswordGroups } from '../../../paper/PasswordGroups.tsx';
import { signer } from '../../../signer/client.ts';
import styles from './Create.module.css';

/** The password that the signer made, to be written down: it lies in this component's state alone and goes with it. */
export function NewPassword({ onMade }: { onMade: () => void }) {
  const t = useAccountT();
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
            {t('create.copyPassword')}
          </Button>
        </div>
      )}
    </Section>
  );
}
