import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/useT.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import type { WordConsent } from '../model/useWordConsent.ts';

export interface WordGuardProps {
  consent: Pick<WordConsent<unknown>, 'typed' | 'onType'>;
  word: string;
  /** Why the typed word no longer counts; null if there was none or it counts. */
  outgrown: string | null;
  /** The consent. */
  children: ReactNode;
}

/** A warning that the user passes by typing a word. */
export function WordGuard({ consent, word, outgrown, children }: WordGuardProps) {
  const t = useT();
  return (
    <>
      <Notice tone="error">
        {outgrown !== null && <div>{outgrown}</div>}
        {children}
      </Notice>
      <TextField label={t('common.typeWord', { word })} value={consent.typed} onChange={consent.onType} />
    </>
  );
}
