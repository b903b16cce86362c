import { useEffect, useState } from 'react';
import { signer } from '../../../../../signer/page/client.ts';
import { Failure } from '../../../../../ui/display/Failure.tsx';
import { Skeleton } from '../../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { useCopy } from '../../../../../ui/inputs/CopyButton.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { PasswordGroups } from '../../../../backup/ui/paper/PasswordGroups.tsx';
import { useSignInT } from '../../../texts/signInTexts.ts';
import styles from './Create.module.css';
import type { Creation } from './useCreation.ts';

/**
 * The password that the signer made, to be written down: it lives in this component's state alone and goes with it. The one that was made for an
 * earlier choice of name is shown again.
 */
export function GeneratedPassword({ creation }: { creation: Creation }) {
  const t = useSignInT();
  const copy = useCopy();
  const { name, hasPassword, passwordMade } = creation;
  const [password, setPassword] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; a new turn tries again
  useEffect(() => {
    let isWanted = true;
    setError(null);
    const made = hasPassword ? signer.paperWallet(name) : signer.newPassword();
    made.then(
      (found) => {
        if (!isWanted) return;
        setPassword(found.password);
        passwordMade();
      },
      (thrown: unknown) => setError(thrown),
    );
    return () => {
      isWanted = false;
      setPassword(null);
    };
  }, [turn]);
  return (
    <Section header={t('create.password')} footer={t('create.passwordHint')} isPadded>
      {error !== null && <Failure error={error} onRetry={() => setTurn(turn + 1)} />}
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
