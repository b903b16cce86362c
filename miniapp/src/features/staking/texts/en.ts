/** Staking: the page's head, my stakes, a new stake, the claim. */
export const stakingEn = {
  'page.tabs': 'SmartHolder sections',
  'tab.stakes': 'My stakes',
  'tab.payouts': 'Payouts',
  'tab.calendar': 'Calendar',
  'head.stakedByAll': 'Staked by all holders',
  'head.share': 'My share',
  'head.shareUnknown': 'My share is unknown',
  'head.shareFromChain': 'by my stakes on the chain',
  'head.next': 'Next payout {{day}}, in {{time}}',
  'time.days': '{{count}} d',
  'time.hours': '{{count}} h',
  'time.minutes': '{{count}} min',
  'list.none': 'You have no stakes yet',
  'list.noneHint':
    'Lock {{symbol}} for 1, 3, 6 or 12 months and earn a share of the exchange’s profit twice a month, on the 1st and the 15th.',
  'list.stake': 'Stake {{symbol}}',
  'list.loginTitle': 'Share in the exchange’s profit',
  'list.login': 'Log in to stake',
  'list.terms': 'Terms',
  'list.termsFooter':
    'A month is 30 days. Up to 50% of the exchange’s trading profit is shared by weight (amount plus bonus).',
  'term.months_one': '{{count}} month',
  'term.months_other': '{{count}} months',
  'term.short': '{{count}}m',
  'term.other': 'other term',
  'term.noBonus': 'no bonus',
  'row.until': 'until {{day}}',
  'row.matured': 'matured {{day}}',
  'row.days': '{{days}} d',
  'row.locked': 'locked',
  'row.canClaim': 'claim',
  'row.share': '{{percent}}% of the total',
  'stake.title': 'Stake {{id}}',
  'stake.term': 'Term',
  'stake.bonus': 'Bonus',
  'stake.unlocks': 'Unlocks',
  'stake.matured': 'Matured',
  'stake.daysLeft': 'Days left',
  'stake.status': 'Status',
  'stake.isMatured': 'matured',
  'stake.percent': 'My percentage',
  'stake.chainAllows': 'Chain rules would release',
  'stake.whyNot': 'Why can’t I claim part of it earlier?',
  'stake.why':
    'SmartHolder locks a stake for its whole term. The chain’s own rule would release part of it from day one, but each such claim restarts the term for the rest. That costs more than it gives, so this app offers the claim once everything is unlocked.',
  'stake.restarted':
    'Part of this stake was claimed elsewhere. The full term for the rest started again then.',
  'stake.viewOnly': 'This account is view-only. Log in with its password or key to stake or claim.',
  'absent.title': 'No staking on this network',
  'absent.text':
    'SmartHolder locks the asset {{id}}, which this network doesn’t have. You can earn in pools instead.',
  'service.missing':
    'This app has no staking service. Amounts, terms and unlock days come from the chain and are correct; your share isn’t known.',
  'service.down':
    'The staking service isn’t responding. Amounts, terms and unlock days come from the chain and are correct, and you can stake and claim; your share isn’t known right now.',
  'service.unknownForm':
    'This app can’t read the staking service’s new data format. Amounts, terms and unlock days come from the chain and are correct, and you can stake and claim; your share isn’t known.',
  'service.shareFromChain':
    'The staking service states no percentage for this account. Your share is calculated here: your stakes on the chain with their bonuses, out of the service’s total weight of {{weight}}.',
  'service.noShare':
    'The staking service states neither a percentage for this account nor the total weight to calculate it from. Your stakes come from the chain and are correct.',
  'service.overWhole':
    'The staking service’s percentages add up to {{sum}}%, so yours isn’t reliable. Your stakes come from the chain and are correct.',
  'service.impossible':
    'The staking service’s data on this account can’t be right. Your stakes come from the chain and are correct.',
  'service.otherAmount':
    'The staking service counts {{counted}} for you, the chain {{staked}}. It may not have your latest change yet.',
  'service.wrong': 'unreliable',
  'create.minimum': 'Minimum: {{minimum}} {{symbol}}',
  'create.onlyDeposited': 'Only {{symbol}} already deposited in the exchange can be staked.',
  'create.deposit': 'Deposit {{symbol}}',
  'create.tooLittle': 'You have {{balance}}. The minimum is {{minimum}}.',
  'create.until': 'until {{time}}',
  'create.earned': 'Estimate from past payouts',
  'create.earnedTyped': 'Enter {{minimum}} {{symbol}} or more to see it.',
  'create.earnedNothing': 'No payouts to calculate from yet.',
  'create.earnedUnknown': 'Can’t calculate this: the staking service gives no figures.',
  'create.earnedNoService':
    'Can’t calculate this: it needs the stakes of all holders, and this app has no staking service.',
  'create.earnedFooter':
    'Not a promise. Based on what the largest holders actually received in the last payouts ({{count}}, since {{since}}), split by weight across current stakes. Future payouts depend on the exchange’s profit and everyone’s stakes.',
  'create.earnedChain':
    'Not a promise. Based on all transfers from the payers to holders in the last payouts ({{count}}, since {{since}}), read from the chain and split by weight across current stakes. Future payouts depend on the exchange’s profit and everyone’s stakes.',
  'create.leftOut': 'Invalid rows from the service left out: {{count}}.',
  'create.unpriced': 'excluding assets without a price',
  'create.prices': 'Valued at prices as of {{time}}.',
  'create.agree': 'I understand that the funds are locked until {{time}} and can’t be claimed earlier.',
  'create.warning': 'Locked until {{time}}. Nothing can be claimed earlier.',
  'create.success': 'Staked: {{amount}}',
  'note.position': 'Stake',
};
