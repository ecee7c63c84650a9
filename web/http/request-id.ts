import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** For the server: the correlation id of the present request in the shop's log. */
export const requestIdContext = createRouterContext<string>();

/** The same for components; null in a browser. */
export const RequestId = createContext<string | null>(null);
