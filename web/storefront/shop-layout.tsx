import { Outlet } from 'react-router';
import { PageError } from './page-error.tsx';
import { ShopFrame } from './shop-frame.tsx';

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

/**
 * What a page of the shop could not answer. The router keeps the document and its style sheets for it; for the root's error
 * boundary it makes the document anew, and the page stands without styles until they have loaded once more.
 */
export const ErrorBoundary = PageError;
