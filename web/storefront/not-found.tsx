import { data } from 'react-router';

/** Any path without a page: rendered by the root's error boundary, with status 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
