/** Staking: the page's head, my stakes, a new stake, the claim. */
export const stakingEn = {
  'page.title': 'SmartHolder',
  'page.tabs': 'Parts of SmartHolder',
  'tab.stakes': 'My stakes',
  'tab.payouts': 'Payouts',
  'tab.calendar': 'Calendar',
  'tab.holders': 'Holders',
  'tab.reports': 'Reports',
};
