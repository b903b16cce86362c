/**
 * Maximum lines of a notice: a message holds 4,096 characters without markup, and a line hardly more than a hundred.
 */
export const listedAtMost = 30;
