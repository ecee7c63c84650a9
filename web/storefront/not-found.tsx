import { data } from 'react-router';

/** Any path that is no page: the root's error boundary draws it, and the status is 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
