import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** For the server: what names the request that is being answered in the shop's log. */
export const requestIdContext = createRouterContext<string>();

/** The same for what is drawn there; null in a browser. */
export const RequestId = createContext<string | null>(null);
