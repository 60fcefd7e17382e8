import { createContext } from 'react';

/** Whether the database is still being filled; provided by the server. */
export const FillingContext = createContext(false);
