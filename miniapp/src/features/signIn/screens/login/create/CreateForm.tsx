import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import { ADDRESS_LIMIT_MINUTES, limitMinutesOf, refusalCodeOf } from '@xbts/shared/services/faucetRules.ts';
import { useState } from 'react';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { CheckCell } from '../../../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useSignInT } from '../../../texts/signInTexts.ts';
import { Partner } from '../../../ui/Partner.tsx';
import styles from './Create.module.css';
import { FormerRegistration } from './FormerRegistration.tsx';
import { GeneratedPassword } from './GeneratedPassword.tsx';
import type { Creation } from './useCreation.ts';
import { type NewName, useNewName } from './useNewName.ts';

/** A failed registration: its known cause, and the faucet's own words, shown unchanged (services.md). */
interface Refusal {
  /** null when there are only the faucet's words. */
  readonly known: AppError | null;
  /** '' when the faucet said nothing. */
  readonly words: string;
}

/**
 * Reads the failure of a registration: the bot's server sends the faucet's words under a code for their known meaning.
 */
export function refusalOf(error: AppError): Refusal {
  const { code, message } = error.facts;
  if (error.code !== 'service.refused' || typeof message !== 'string' || message === '')
    return { known: error, words: '' };
  const told = errorCodes.find((each): each is ErrorCode => each === code);
  if (told === undefined || told === 'service.refused') return { known: null, words: message };
  // Only the faucet's own words have their own code; other texts are the server's.
  if (told !== refusalCodeOf(message)) return { known: new AppError(told), words: '' };
  return { known: new AppError(told, { minutes: limitMinutesOf(message) }), words: message };
}

/** Why there is no account: the remedy, and below it the registration service's own words. */
function RefusalNotice({ error }: { error: AppError }) {
  const t = useSignInT();
  const { known, words } = refusalOf(error);
  return (
    <Notice tone="error">
      <p className={styles.line}>{known === null ? t('create.refused') : errorText(known)}</p>
      {words !== '' && (
        <p className={styles.line}>
          {t('create.serviceSays')} <q lang="en">{words}</q>
        </p>
      )}
    </Notice>
  );
}

const confirmations = ['create.confirmRecovery', 'create.confirmWritten', 'create.confirmLoss'] as const;
type Confirmation = (typeof confirmations)[number];

/** Name, generated password, the three confirmations, and the registration. */
export function CreateForm({ creation }: { creation: Creation }) {
  const t = useSignInT();
  const known = useNewName(creation.name);
  const [confirmed, setConfirmed] = useState<ReadonlySet<Confirmation>>(new Set());
  const [hasPassword, setHasPassword] = useState(false);
  const isReady = known.isFree && hasPassword && confirmed.size === confirmations.length;
  const toggle = (confirmation: Confirmation, isOn: boolean) => {
    const next = new Set(confirmed);
    if (isOn) next.add(confirmation);
    else next.delete(confirmation);
    setConfirmed(next);
  };
  const action = {
    label: creation.isBusy ? t('create.submitting') : t('create.submit'),
    onPress: () => void creation.register(),
    isDisabled: !isReady,
    isLoading: creation.isBusy,
  };
  return (
    <Page title={t('create.title')} action={action}>
      <FormerRegistration />
      <Section isPadded footer={t('create.limit', { minutes: ADDRESS_LIMIT_MINUTES })}>
        <NameField creation={creation} known={known} />
      </Section>
      <GeneratedPassword onMade={() => setHasPassword(true)} />
      <Section header={t('create.confirmations')} footer={t('create.publicOnly')}>
        {confirmations.map((each) => (
          <CheckCell
            key={each}
            title={t(each)}
            isOn={confirmed.has(each)}
            onChange={(isOn) => toggle(each, isOn)}
          />
        ))}
      </Section>
      <Partner />
      {creation.error !== null && <RefusalNotice error={creation.error} />}
    </Page>
  );
}

function NameField({ creation, known }: { creation: Creation; known: NewName }) {
  const t = useSignInT();
  const hint = known.isChecking
    ? 'create.nameChecking'
    : known.isFree
      ? 'create.nameFree'
      : 'create.nameHint';
  return (
    <TextField
      label={t('common.accountName')}
      name="new-account"
      isInCard
      hasFocus
      value={creation.name}
      onChange={creation.setName}
      isDisabled={creation.isBusy}
      hint={t(hint)}
      error={known.error === null ? undefined : errorText(known.error)}
    />
  );
}
