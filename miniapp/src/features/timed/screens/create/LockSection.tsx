import { hashAlgorithms } from '@xbts/shared/protocol/hashAlgorithms.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { nameOfAlgorithm } from '../../model/timedForm.ts';
import { useTimedT } from '../../texts/timedTexts.ts';
import { SecretText } from '../../ui/SecretText.tsx';
import type { LockForm } from './useLock.ts';
import type { TimedForm } from './useTimedForm.ts';

export interface LockSectionProps {
  lock: LockForm;
  errors: TimedForm['errors'];
  /** The recipient's name, once found. */
  name: string | undefined;
}

/** Who has the secret: this device, with a button to copy it, or the other side, with a field for its hash. */
export function LockSection({ lock, errors, name }: LockSectionProps) {
  const t = useTimedT();
  return (
    <>
      <Section header={t('form.secretBy')} isPadded>
        <Tabs
          label={t('form.secretBy')}
          items={[
            { value: 'own', label: t('form.own') },
            { value: 'theirs', label: t('form.theirs') },
          ]}
          value={lock.by}
          onChange={(by) => lock.change({ by })}
        />
      </Section>
      {lock.by === 'own' ? (
        <>
          <Notice>{t('form.ownText', { name: name ?? t('form.ownNobody') })}</Notice>
          <SecretText secret={lock.secret} />
          <Notice tone="warning">{t('form.kept')}</Notice>
        </>
      ) : (
        <TheirHash lock={lock} errors={errors} />
      )}
    </>
  );
}

function TheirHash({ lock, errors }: Pick<LockSectionProps, 'lock' | 'errors'>) {
  const t = useTimedT();
  return (
    <>
      <Notice>{t('form.theirsText')}</Notice>
      <Tabs
        label={t('form.algorithm')}
        items={hashAlgorithms.map((value) => ({ value, label: nameOfAlgorithm(value) }))}
        value={lock.algorithm}
        onChange={(algorithm) => lock.change({ algorithm })}
      />
      <TextField
        label={t('form.hash')}
        value={lock.hash}
        onChange={(hash) => lock.change({ hash })}
        lines={2}
        error={errors.hash === null ? undefined : errorText(errors.hash)}
      />
      <TextField
        label={t('form.size')}
        value={lock.size}
        onChange={(size) => lock.change({ size })}
        inputMode="numeric"
        error={errors.size === null ? undefined : errorText(errors.size)}
        hint={t('form.sizeHint')}
      />
    </>
  );
}
