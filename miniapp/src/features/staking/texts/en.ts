/** Staking: the page's head, my stakes, a new stake, the claim. */
export const stakingEn = {
  'page.tabs': 'Parts of SmartHolder',
  'tab.stakes': 'My stakes',
  'tab.payouts': 'Payouts',
  'tab.calendar': 'Calendar',
  'head.stakedByAll': 'Staked by all holders',
  'head.share': 'My share',
  'head.shareUnknown': 'My share is not known',
  'head.shareFromChain': 'by my stakes on the chain',
  'head.next': 'Next payout {{day}}, in {{time}}',
  'time.days': '{{count}} d',
  'time.hours': '{{count}} h',
  'time.minutes': '{{count}} min',
  'list.none': 'You have no stakes yet',
  'list.noneHint':
    'Lock {{symbol}} for 1, 3, 6 or 12 months and receive a part of the exchange’s profit twice a month, on the 1st and the 15th.',
  'list.stake': 'Stake {{symbol}}',
  'list.loginTitle': 'Earn a part of the exchange’s profit',
  'list.login': 'Log in to stake',
  'list.terms': 'Terms',
  'list.termsFooter':
    'A month is 30 days. Up to 50 % of the exchange’s trading profit is shared by weight: the amount with its bonus.',
  'term.months_one': '{{count}} month',
  'term.months_other': '{{count}} months',
  'term.short': '{{count}}m',
  'term.other': 'another term',
  'term.noBonus': 'no bonus',
  'row.until': 'until {{day}}',
  'row.matured': 'matured {{day}}',
  'row.days': '{{days}} d',
  'row.locked': 'locked',
  'row.canClaim': 'claim',
  'row.share': '{{percent}} % of all',
  'stake.title': 'Stake {{id}}',
  'stake.term': 'Term',
  'stake.bonus': 'Bonus',
  'stake.unlocks': 'Unlocks',
  'stake.matured': 'Matured',
  'stake.daysLeft': 'Days left',
  'stake.status': 'Status',
  'stake.isMatured': 'matured',
  'stake.percent': 'My percent',
  'stake.chainAllows': 'The chain itself would release',
  'stake.whyNot': 'Why can’t I claim a part earlier?',
  'stake.why':
    'SmartHolder locks a stake for its whole term. The chain’s own rule is different: it would release a part from the first day on, but every such claim restarts the term for what remains. That costs more than it gives, so this app offers the claim once everything is free.',
  'stake.restarted':
    'A part of this stake was claimed elsewhere. The whole term of the rest started again then.',
  'stake.viewOnly': 'This account is view-only. Log in with its password or key to stake or claim.',
  'absent.title': 'Staking is not available on this network',
  'absent.text':
    'SmartHolder locks the asset {{id}}, and this network has none. Pools are another way to earn here.',
  'service.missing':
    'This app has no staking service. Amounts, terms and unlock days come from the chain and are right; your share of the whole is not known.',
  'service.down':
    'The staking service can’t be read. Amounts, terms and unlock days come from the chain and are right, and staking and claiming work; your share of the whole is not known now.',
  'service.unknownForm':
    'The staking service answers in a form that this app does not know. Amounts, terms and unlock days come from the chain and are right, and staking and claiming work; your share of the whole is not known.',
  'service.shareFromChain':
    'The staking service gives no percent for this account. Your share is worked out here: your stakes on the chain with their bonuses, out of the weight of {{weight}} that the service counts in all.',
  'service.noShare':
    'The staking service gives no percent for this account, and no weight of all stakes to work it out from. Your stakes come from the chain and are right.',
  'service.overWhole':
    'The staking service’s percents are {{sum}} % together, so yours can’t be relied on. Your stakes come from the chain and are right.',
  'service.impossible':
    'What the staking service says of this account can’t be right. Your stakes come from the chain and are right.',
  'service.otherAmount':
    'The staking service counts {{counted}} for you, the chain {{staked}}. It may not know of your latest change yet.',
  'service.wrong': 'doubtful',
  'create.minimum': 'At least {{minimum}} {{symbol}}',
  'create.onlyDeposited': 'Only {{symbol}} already deposited in the exchange can be staked.',
  'create.deposit': 'Deposit {{symbol}}',
  'create.tooLittle': 'You have {{balance}}; the minimum is {{minimum}}.',
  'create.until': 'until {{time}}',
  'create.earned': 'What this would have earned',
  'create.earnedTyped': 'Type an amount of {{minimum}} {{symbol}} or more to see it.',
  'create.earnedNothing': 'There are no payouts to calculate from yet.',
  'create.earnedUnknown': 'The staking service gives no figures to calculate this from.',
  'create.earnedNoService':
    'This app has no staking service, so this can’t be calculated: it needs the stakes of all holders.',
  'create.earnedFooter':
    'Not a promise. Based on what the largest holders were actually paid in the last payouts ({{count}}, since {{since}}), shared by weight among all current stakes. The next payout depends on the exchange’s profit and on everybody’s stakes.',
  'create.earnedChain':
    'Not a promise. Based on all that the payers actually transferred to the holders in the last payouts ({{count}}, since {{since}}), read from the chain and shared by weight among all current stakes. The next payout depends on the exchange’s profit and on everybody’s stakes.',
  'create.leftOut': 'Rows of the service left out because they can’t be right: {{count}}.',
  'create.unpriced': 'without what has no price',
  'create.prices': 'Worth by the prices of {{time}}.',
  'create.agree': 'I understand that the funds are locked until {{time}} and can’t be claimed earlier.',
  'create.warning': 'Locked until {{time}}: nothing of it can be claimed earlier.',
  'create.success': 'Staked: {{amount}}',
  'note.position': 'Stake',
};
