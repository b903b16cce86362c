import type { Moment } from './columns.ts';

export interface LeaseRow {
  task: string;
  holder: string;
  held_until: Moment;
}
