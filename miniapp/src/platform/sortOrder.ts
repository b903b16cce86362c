/** What a list is sorted by, and in which direction. */
export interface SortOrder<By extends string> {
  by: By;
  isAscending: boolean;
}
