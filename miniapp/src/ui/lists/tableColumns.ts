import { createContext } from 'react';

/** The number of columns of the table that lists and rows are drawn in; 0: in none. */
export const TableColumns = createContext(0);
