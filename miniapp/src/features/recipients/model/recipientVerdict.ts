import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useChainId } from '../../../platform/chain/chainId.ts';
import { useFullAccount } from '../../account/model/account.ts';
import { useAccountNames } from '../../account/model/accountNames.ts';
import { useAccounts } from '../../account/model/accounts.ts';
import { useFavourites } from '../../account/model/favourites.ts';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { useRememberedFacts } from '../../transactions/model/rememberedFacts.ts';
import { type AccountSince, registrationOf, useAccountSince } from './accountSince.ts';
import { useContacts } from './contacts.ts';
import { useGatewayAccounts } from './gatewayAccounts.ts';
import { findLookAlike } from './lookAlike.ts';
import { paymentsTo, recentRecipients, usePastPayments } from './pastPayments.ts';
import { judgeRecipient, type KnownAs, type Verdict } from './verdict.ts';

/** The number of last recipients that a new name is compared with. */
const COMPARED = 50;

/** Judges any recipient by the present facts. */
export interface Judge {
  /** False while a source is loading: a verdict could still get worse. */
  isReady: boolean;
  judge(account: Account, memo: string, since?: AccountSince | null): Verdict;
}

interface KnownName {
  name: string;
  knownAs: KnownAs;
}

/** All facts for and against an account's recipients, from chain, services and this device. */
export function useJudge(sender: string): Judge {
  const scam = useScamAccounts();
  const gateways = useGatewayAccounts();
  const past = usePastPayments(sender, useFullAccount(sender).data?.account.id);
  const chainId = useChainId();
  const remembered = useRememberedFacts((facts) => facts.accounts);
  const { contacts } = useContacts();
  const { accounts: own } = useAccounts();
  const favourites = useFavourites((kept) => kept.accounts);
  const paid = useAccountNames(past.data === undefined ? [] : recentRecipients(past.data, COMPARED));
  const named = (names: Iterable<string>, knownAs: KnownAs): KnownName[] =>
    [...names].map((name) => ({ name, knownAs }));
  const known = [
    ...named(
      contacts.map(({ name }) => name),
      'contact',
    ),
    ...named([sender, ...own.map(({ name }) => name)], 'own'),
    ...named(favourites, 'favourite'),
    ...named(
      gateways.accounts.map(({ name }) => name),
      'gateway',
    ),
    ...named(paid.values(), 'paid'),
  ];
  return {
    isReady: scam.isReady && !gateways.isPending && !past.isPending,
    judge: ({ id, name, creation_time }, memo, since) =>
      judgeRecipient({
        name,
        id,
        listing: scam.listing(name),
        scamListAt: scam.readAt,
        publicListAt: scam.publicAt,
        gateway: gateways.accounts.find((each) => each.name === name) ?? null,
        areGatewaysUnknown: gateways.isUnknown,
        memo,
        // A past recipient is still compared with all others: it may have been the wrong one then.
        lookAlike:
          findLookAlike(
            name,
            known.filter((each) => each.knownAs !== 'paid' || each.name !== name),
          ) ?? null,
        isOwn: own.some((each) => each.name === name),
        contact: contacts.find((each) => each.id === id)?.label ?? null,
        past: past.data === undefined ? null : paymentsTo(past.data, id),
        // An account known only by name was never paid from here.
        isPastHearsay: !remembered.some(
          (each) => each.id === id && each.chainId === chainId && each.memoKey !== null,
        ),
        since: since ?? registrationOf(creation_time === undefined ? {} : { creation_time }),
        now: Date.now(),
      }),
  };
}

/** The verdict about one recipient; null while some facts are loading. */
export function useVerdict(sender: string, account: Account | null, memo: string): Verdict | null {
  const { isReady, judge } = useJudge(sender);
  const { since, isPending } = useAccountSince(account);
  return account === null || !isReady || isPending ? null : judge(account, memo, since);
}
