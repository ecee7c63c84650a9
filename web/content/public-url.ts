import { createContext, useRouteLoaderData } from 'react-router';

/** For the root's loader: where people reach the shop, without a slash at the end. */
export const publicUrlContext = createContext<string>();

/** Where people reach the shop, for addresses that other sites keep; empty on a page whose root could not be loaded. */
export const usePublicUrl = (): string => useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? '';
