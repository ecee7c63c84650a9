import { createContext } from 'react-router';

/** For loaders on the server: tells the log of a fault that the page makes do without, or that ends it. */
export const reportContext = createContext<(fault: unknown) => void>();
