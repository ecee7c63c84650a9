import { createContext, useRouteLoaderData } from 'react-router';

/** For the root's loader: the shop's public URL, without a trailing slash. */
export const publicUrlContext = createContext<string>();

/** The shop's public URL, for URLs that other sites store; empty on a page whose root could not be loaded. */
export const usePublicUrl = (): string => useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? '';
