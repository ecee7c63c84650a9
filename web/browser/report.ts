import { createContext } from 'react-router';

/** For loaders on the server: logs an error that the page tolerates, or that ends it. */
export const reportContext = createContext<(fault: unknown) => void>();
