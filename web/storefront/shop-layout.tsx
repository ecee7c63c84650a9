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
 * Errors of pages within the shop's frame. The router keeps the document and its style sheets; the root's error
 * boundary would recreate the document, without styles until they have loaded again.
 */
export const ErrorBoundary = PageError;
